import libraryStyles from 'yet-another-react-lightbox/styles.css?inline';
import { useMemo, useState } from 'react';
import { StyledLightbox } from './Lightbox.styles';
import { LightboxControls, type LightboxPhoto } from './LightboxControls';
import { LightboxSlide } from './LightboxSlide';
import { useCloseOnBack } from './useCloseOnBack';
import { useStyleSheet } from '../../theme/useStyleSheet';

export interface LightboxProps {
  /** In the order of the gallery. */
  photos: readonly LightboxPhoto[];
  /** Index of the first photo shown, from 0. */
  startIndex: number;
  /** Called on Escape, Close, a swipe down, a click on the backdrop, or the browser's Back. */
  onClose: () => void;
}

/** In ms; the library skips them with reduced motion. */
const FADE_DURATION = 200;
const SWIPE_DURATION = 320;

/** Shows the photos of a listing full screen, with arrow keys, swipes and thumbnails. Back closes it. Lazy-load it. */
export function Lightbox({ photos, startIndex, onClose }: LightboxProps) {
  // Inlined into this chunk, because a separate stylesheet could fail to load on its own.
  useStyleSheet(libraryStyles);
  const [index, setIndex] = useState(startIndex);
  const close = useCloseOnBack(onClose);
  const slides = useMemo(() => photos.map(({ url, alt }) => ({ src: url, alt })), [photos]);
  return (
    <StyledLightbox
      open
      close={close}
      index={index}
      slides={slides}
      labels={{ Lightbox: 'Photos', 'Photo gallery': 'Photo' }}
      animation={{ fade: FADE_DURATION, swipe: SWIPE_DURATION }}
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
  );
}
