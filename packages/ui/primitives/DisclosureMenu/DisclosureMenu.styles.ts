import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, shadow, size, space, type, z } from '../../theme/tokens';

export const Root = styled.div`
  position: relative;
  inline-size: fit-content;
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding: ${fixedSpace[1]} ${fixedSpace[1.5]};
  border-radius: ${radius.control};
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &[aria-expanded='true'] > [data-chevron] {
    rotate: 180deg;
  }
`;

/* The maximum width fits narrow screens with large text. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${fixedSpace[2]});
  inset-inline-end: 0;
  z-index: ${z.menu};
  inline-size: 250px;
  max-inline-size: calc(100vw - 2rem);
  padding: ${fixedSpace[1.5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.menu};
  background: ${color.raised};
  box-shadow: ${shadow.e3};
  &[data-align='start'] {
    inset-inline: 0 auto;
  }
`;

export const Head = styled.div`
  padding: ${fixedSpace[3]} ${fixedSpace[3]} calc(${fixedSpace[3]} - 1px);
  border-block-end: 1px solid ${color.border};
  margin-block-end: ${fixedSpace[1.5]};
`;

export const Rows = styled.ul`
  > li > * {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: ${size.touch};
    padding: ${fixedSpace[1]} ${fixedSpace[3]};
    border-radius: ${radius.sm};
    color: ${color.text};
    ${type.body}
    text-align: start;
    text-decoration: none;
  }
  > li > :focus-visible {
    outline-offset: -2px;
  }
  > li > [aria-current='page'] {
    color: ${color.accent};
  }
  ${media.hover} {
    > li > :hover {
      background: ${color.tint};
    }
  }
`;
