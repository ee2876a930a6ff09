import { photoCaption } from '@efie/domain/listing';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useController } from 'yet-another-react-lightbox';
import { Icon, ImageWithFallback } from '../../primitives';
import { Caption, Counter, RoundButton, ThumbnailStrip, Thumbnail } from './Lightbox.styles';

export interface LightboxPhoto {
  id: string | null;
  url: string;
  /** Alternative text, whose part without the position is shown beside the counter. */
  alt: string;
}

interface LightboxControlsProps {
  photos: readonly LightboxPhoto[];
  index: number;
  onJump: (index: number) => void;
  isZoomed: boolean;
  /** Zooms in, or back to the whole photo. */
  onToggleZoom: () => void;
}

export function LightboxControls({ photos, index, onJump, isZoomed, onToggleZoom }: LightboxControlsProps) {
  const { prev, next, close } = useController();
  const thumbnails = useRef<HTMLDivElement>(null);
  const hasMany = photos.length > 1;

  useEffect(() => {
    const row = thumbnails.current;
    const current = row?.children[index];
    if (!row || !(current instanceof HTMLElement)) return;
    row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.clientWidth) / 2 });
    if (row.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [index]);

  return (
    <>
      <Counter>
        <span role="status" data-figures>
          {`${index + 1} of ${photos.length}`}
        </span>
        <Caption aria-hidden="true">{photoCaption(photos[index]?.alt ?? '')}</Caption>
      </Counter>
      <RoundButton
        type="button"
        data-control="zoom"
        aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
        onClick={onToggleZoom}
      >
        <Icon icon={isZoomed ? ZoomOut : ZoomIn} size="l" />
      </RoundButton>
      <RoundButton type="button" data-control="close" aria-label="Close" onClick={close}>
        <Icon icon={X} size="l" />
      </RoundButton>
      {hasMany && (
        <>
          <RoundButton
            type="button"
            data-control="previous"
            aria-label="Previous photo"
            onClick={() => prev()}
          >
            <Icon icon={ChevronLeft} size="l" />
          </RoundButton>
          <RoundButton type="button" data-control="next" aria-label="Next photo" onClick={() => next()}>
            <Icon icon={ChevronRight} size="l" />
          </RoundButton>
          {/* Scrolling the thumbnails must not swipe the photo. */}
          <ThumbnailStrip
            ref={thumbnails}
            role="group"
            aria-label="All photos"
            onPointerDown={(event) => event.stopPropagation()}
            onWheel={(event) => event.stopPropagation()}
          >
            {photos.map(({ id, url }, at) => (
              <Thumbnail
                key={`${at} ${id}`}
                type="button"
                aria-label={`Photo ${at + 1} of ${photos.length}`}
                aria-current={at === index ? 'true' : undefined}
                tabIndex={at === index ? 0 : -1}
                onClick={() => onJump(at)}
              >
                <div aria-hidden="true">
                  <ImageWithFallback
                    src={url}
                    alt=""
                    ratio="4 / 3"
                    seed={url}
                    width={96}
                    height={72}
                    isInButton
                  />
                </div>
              </Thumbnail>
            ))}
          </ThumbnailStrip>
        </>
      )}
    </>
  );
}
