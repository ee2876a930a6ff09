import { photoAlt, type Listing } from '@efie/domain/listing';
import { useRef, useState, type CSSProperties, type MouseEvent, type UIEvent } from 'react';
import { ImageWithFallback } from '../../primitives';
import { PhotoArrows } from './PhotoArrows';
import { Strip } from './PropertyCard.styles';

export interface CardPhotosProps {
  listing: Listing;
  isEager: boolean;
  /** Type of the pointer that was over the card or touched it; undefined before. */
  pointerType: string | undefined;
}

/** On touch screens the photos lie above the title's link, so that they can be swiped. */
function openListing({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('article')?.querySelector('a')?.click();
}

/** The photos of a card. The first is loaded with the card, each other just before it can be swiped to. */
export function CardPhotos({ listing, isEager, pointerType }: CardPhotosProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [shown, setShown] = useState(1);
  const { photos } = listing;
  // Without photos, an illustration.
  const total = Math.max(1, photos.length);
  // A finger on the card may swipe next.
  const needed = Math.min(total, pointerType === 'touch' ? Math.max(shown, 2) : shown);
  const show = (current: number) => setShown((before) => Math.max(before, current + 2));

  function readPosition({ currentTarget: { scrollLeft, clientWidth } }: UIEvent): void {
    // Negative from right to left.
    const current = Math.round(Math.abs(scrollLeft) / clientWidth);
    setIndex(current);
    show(current);
  }

  return (
    <>
      <Strip
        ref={strip}
        style={{ '--waiting': total - needed } as CSSProperties}
        onClick={openListing}
        onScroll={readPosition}
      >
        {Array.from({ length: needed }, (_, position) => (
          <ImageWithFallback
            key={position}
            src={photos[position]?.url}
            alt={photoAlt(listing, position + 1)}
            ratio="auto"
            seed={listing.id}
            width={600}
            height={400}
            fetchPriority={isEager && position === 0 ? 'high' : 'auto'}
            loading={isEager || position > 0 ? 'eager' : 'lazy'}
          />
        ))}
      </Strip>
      {pointerType !== undefined && total > 1 && (
        <PhotoArrows index={index} total={total} strip={strip} onShow={show} />
      )}
    </>
  );
}
