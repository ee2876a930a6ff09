import { styled } from 'styled-components';
import { color, media, motion, radius, shadow, size, space, type, z } from '../../theme/tokens';

export const AccountHolder = styled.div`
  position: relative;
`;

export const AccountButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding: 4px 6px;
  border-radius: ${radius.control};
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const AccountPanel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-end: 0;
  z-index: ${z.menu};
  inline-size: 250px;
  padding: 6px;
  border: 1px solid ${color.border};
  border-radius: ${radius.menu};
  background: ${color.raised};
  box-shadow: ${shadow.e3};
`;

export const AccountHead = styled.div`
  padding: 12px 12px 11px;
  border-block-end: 1px solid ${color.border};
  margin-block-end: 6px;
`;

/* Names can be of any length: one line each here, in full in their title. */
export const AccountName = styled.p`
  overflow: hidden;
  color: ${color.text};
  font: 600 1rem/1.375rem var(--font-text);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const AccountDetail = styled.p`
  overflow: hidden;
  color: ${color.text2};
  ${type.small}
  line-height: 1.375rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const AccountList = styled.ul`
  > li > * {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: ${size.touch};
    padding-inline: 12px;
    border-radius: ${radius.sm};
    color: ${color.text};
    ${type.body}
    text-align: start;
    text-decoration: none;
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
