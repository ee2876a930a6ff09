import { styled } from 'styled-components';
import { color, fixedSpace, media, size, space, type } from '../../theme/tokens';

/** The chips are 36 px high with 44 px targets; negative margins absorb the extra 4 px on each side. */
export const Row = styled.ul`
  display: flex;
  align-items: center;
  gap: 0 ${space[2]};
  min-block-size: ${size.touch};
  margin-block: calc(-1 * ${fixedSpace[1]});
  ${media.lg} {
    flex: 1;
    flex-wrap: wrap;
  }
  ${media.belowLg} {
    && {
      margin-inline: calc(-1 * ${space.gutter});
      padding-inline: ${space.gutter};
    }
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to right, #000 calc(100% - ${fixedSpace[6]}), transparent);
    &:dir(rtl) {
      mask-image: linear-gradient(to left, #000 calc(100% - ${fixedSpace[6]}), transparent);
    }
    &::-webkit-scrollbar {
      display: none;
    }
  }
`;

export const Chip = styled.li`
  display: flex;
  flex: none;
  max-inline-size: min(100%, 20rem);
`;

export const ClearAll = styled.button`
  flex: none;
  min-block-size: ${size.touch};
  padding-inline: ${space[2]};
  ${type.label}
  color: ${color.link};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
`;
