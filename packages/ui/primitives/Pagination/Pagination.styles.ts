import { css, styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, size, space, type } from '../../theme/tokens';
import { Link } from '../Link';

export const Row = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  ${media.md} {
    flex-flow: row wrap;
    justify-content: space-between;
    gap: ${space[3]} ${space[6]};
  }
`;

export const Summary = styled.p`
  ${type.small}
  ${type.figures}
  color: ${color.text2};
`;

export const Nav = styled.nav`
  max-inline-size: 100%;
`;

export const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${fixedSpace[1.5]};
  @media (max-width: 22.5rem) {
    gap: 0;
  }
`;

const square = css`
  display: grid;
  place-items: center;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  padding-inline: ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.text};
  ${type.button}
  ${type.figures}
  /* Fits all seven in one row on the narrowest phones. */
  @media (max-width: 22.5rem) {
    min-inline-size: ${fixedSpace[10]};
    padding-inline: 0;
  }
`;

export const PageLink = styled(Link)`
  ${square}
  text-decoration: none;
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &[aria-current] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  ${media.forcedColors} {
    &[aria-current] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Ellipsis = styled.li`
  ${square}
  color: ${color.text3};
`;

export const DisabledArrow = styled.span`
  ${square}
  color: ${color.textDisabled};
`;

export const ArrowItem = styled.li`
  &:dir(rtl) svg {
    scale: -1 1;
  }
`;
