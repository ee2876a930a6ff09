import { styled } from 'styled-components';
import { color, media, radius, space, type, z } from '../../theme';

export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;

export const Section = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const SectionTitle = styled.p`
  ${type.label}
`;

export const SectionHint = styled.p`
  ${type.small}
  color: ${color.text2};
`;

/** Four columns, two on phones; one with large text, so that a tile's buttons fit. */
export const TileGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(40%, min(7.5rem, 100%)), 1fr));
  gap: ${space[3]};
  align-items: start;
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const TileList = styled.ol`
  display: contents;
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  &[data-dragging='true'] {
    z-index: ${z.cardAction};
    cursor: grabbing;
  }
`;

export const MoveRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* Disabled at an end of the list: without a box, because a filled one would attract attention. */
  && > button[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: transparent;
    ${media.forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

/** A `bdi`, because text that begins with a digit would be reordered on right-to-left pages. */
export const Position = styled.bdi`
  ${type.caption}
  ${type.figures}
  color: ${color.text2};
`;

export const CountText = styled.p`
  ${type.small}
  ${type.figures}
  color: ${color.text2};
`;

export const Total = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: calc(${space[3]} - 0.0625rem) ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.controlLarge};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  ${type.label}
  ${type.figures}
  & > span {
    min-inline-size: 0;
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }
`;

export const TotalReason = styled.span`
  display: block;
  font-weight: 400;
`;

export const RejectionList = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

export const RejectionItem = styled.li`
  display: flex;
  gap: ${space[1.5]};
  ${type.small}
  color: ${color.danger};
  & > svg {
    margin-block-start: 2px;
  }
`;

export const RejectedNames = styled.span`
  display: block;
  color: ${color.text2};
  overflow-wrap: anywhere;
`;
