import { color, container, fixedSpace, Motif, space, type } from '@efie/ui';
import { styled } from 'styled-components';

/** A centered block 440 px wide. Its top position is the same in every state. */
export const Block = styled.div`
  box-sizing: content-box;
  max-inline-size: ${container.narrow};
  margin-inline: auto;
  padding: ${space[14]} ${space.gutter} ${space.section};
`;

/** Three tiles of 48 px. A tile is inset by 6% of its cell, so the margin aligns it with the text. */
export const Tiles = styled(Motif)`
  display: block;
  inline-size: 144px;
  block-size: ${fixedSpace[24]};
  margin-inline-start: calc(-1 * (${fixedSpace[1]} - 1px));
  &:dir(rtl) {
    scale: -1 1;
  }
`;

export const SuccessIcon = styled.div`
  display: flex;
  align-items: end;
  min-block-size: ${fixedSpace[24]};
`;

export const Message = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[7]};
  overflow-wrap: anywhere;
  & > p {
    ${type.body}
    color: ${color.text2};
  }
  & b {
    font-weight: 650;
    color: ${color.text};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
`;

export const RedirectActions = styled(Actions)`
  gap: ${space[6]};
`;
