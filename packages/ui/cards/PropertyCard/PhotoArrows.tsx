import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Badge, IconButton } from '../../primitives';
import { fixedSpace, media, size, z } from '../../theme/tokens';

/* At half the photo's height, for a mouse only: with the keyboard all photos are on the listing's screen. */
const Arrows = styled.div`
  position: absolute;
  z-index: ${z.cardAction};
  inset-block-start: calc(50% - ${fixedSpace[5.5]});
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
  inset-inline: ${size.touch};
  display: flex;
  justify-content: center;
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`;

export interface PhotoArrowsProps {
  /** Index of the photo in view, from 0. */
  index: number;
  total: number;
  /** The element that scrolls. */
  strip: RefObject<HTMLElement | null>;
  /** Called with the index of the photo that is scrolled to, which must then be there. */
  onShow: (index: number) => void;
}

/** Arrows over a card's photos for a mouse, and which photo is in view. */
export function PhotoArrows({ index, total, strip, onShow }: PhotoArrowsProps) {
  function move(step: 1 | -1): void {
    const { current: element } = strip;
    if (!element) return;
    // Scrolling snaps to photos that are there.
    flushSync(() => onShow(index + step));
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * step * element.clientWidth });
  }

  return (
    <>
      <Arrows aria-hidden="true">
        {index > 0 ? (
          <IconButton
            kind="glass"
            icon={ChevronLeft}
            label="Previous photo"
            tabIndex={-1}
            onClick={() => move(-1)}
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
            onClick={() => move(1)}
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
