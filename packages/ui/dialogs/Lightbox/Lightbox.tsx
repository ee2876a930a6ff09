import libraryStyles from 'yet-another-react-lightbox/styles.css?inline';
import { useMemo, useState } from 'react';
import { Layer } from './Lightbox.styles';
import { LightboxControls } from './LightboxControls';
import { LightboxSlide } from './LightboxSlide';
import { useHistoryLayer } from './useHistoryLayer';

export interface LightboxPhoto {
  id: string | null;
  url: string;
  /** What the picture says to those who do not see it; its caption too. */
  alt: string;
}

export interface LightboxProps {
  photos: readonly LightboxPhoto[];
  /** The photo to begin with, counted from 0. */
  startAt: number;
  /** The layer has been left, by Escape, its button, a pull down or Back. */
  onClose: () => void;
}

/** Milliseconds; none of it with reduced motion. */
const FADE = 200;
const SWIPE = 320;

/**
 * The photos of a listing one at a time, over the whole screen (checklist 244 to 247, fault 80): arrows, Escape and
 * swipes, first and last join, Back closes it, the focus returns to the tile that opened it. Import it lazily: the
 * swiping comes with it.
 */
export function Lightbox({ photos, startAt, onClose }: LightboxProps) {
  const [index, setIndex] = useState(startAt);
  const leave = useHistoryLayer(onClose);
  const slides = useMemo(() => photos.map(({ url, alt }) => ({ src: url, alt })), [photos]);
  return (
    <>
      {/* Inside this chunk: a stylesheet of its own could fail to load by itself. */}
      <style href="lightbox" precedence="default">
        {libraryStyles}
      </style>
      <Layer
        open
        close={leave}
        index={index}
        slides={slides}
        labels={{ Lightbox: 'Photos', 'Photo gallery': 'Photo' }}
        animation={{ fade: FADE, swipe: SWIPE }}
        carousel={{ padding: 0, spacing: 24, preload: 1, finite: photos.length === 1 }}
        controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
        toolbar={{ buttons: [] }}
        on={{ view: ({ index: shown }) => setIndex(shown) }}
        render={{
          buttonPrev: () => null,
          buttonNext: () => null,
          slide: ({ slide }) =>
            'src' in slide ? <LightboxSlide src={slide.src} alt={slide.alt ?? ''} /> : null,
          controls: () => <LightboxControls photos={photos} index={index} onJump={setIndex} />,
        }}
      />
    </>
  );
}
