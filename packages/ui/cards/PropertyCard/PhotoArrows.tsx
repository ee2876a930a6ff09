import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge, IconButton } from '../../primitives';
import { fixedSpace, media, z } from '../../theme/tokens';

/* At half the photo's height, for a mouse only: with the keyboard all photos are on the listing's screen. */
const Arrows = styled.div`
  position: absolute;
  z-index: ${z.cardAction};
  inset-block-start: calc(50% - 22px);
  inset-inline: ${fixedSpace[2.5]};
  display: none;
  justify-content: space-between;
  pointer-events: none;
  & > button {
    pointer-events: auto;
  }
  &:dir(rtl) svg {
    scale: -1 1;
  }
  ${media.hover} {
    article:hover & {
      display: flex;
    }
  }
`;

const Counter = styled.div`
  position: absolute;
  z-index: ${z.cardAction};
  inset-block-end: ${fixedSpace[3]};
  inset-inline-end: ${fixedSpace[3]};
  display: flex;
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`;

export interface PhotoArrowsProps {
  /** Of the photo in view, from 0. */
  index: number;
  total: number;
  /** Scrolls to the next (1) or the previous photo (-1). */
  onMove: (step: 1 | -1) => void;
}

/** Arrows over a card's photos for a mouse, and which photo is in view. */
export function PhotoArrows({ index, total, onMove }: PhotoArrowsProps) {
  return (
    <>
      <Arrows aria-hidden="true">
        {index > 0 ? (
          <IconButton
            kind="glass"
            icon={ChevronLeft}
            label="Previous photo"
            tabIndex={-1}
            onClick={() => onMove(-1)}
          />
        ) : (
          <span />
        )}
        {index < total - 1 && (
          <IconButton
            kind="glass"
            icon={ChevronRight}
            label="Next photo"
            tabIndex={-1}
            onClick={() => onMove(1)}
          />
        )}
      </Arrows>
      {index > 0 && (
        <Counter aria-hidden="true">
          <Badge tone="glass">{`${index + 1} of ${total}`}</Badge>
        </Counter>
      )}
    </>
  );
}
