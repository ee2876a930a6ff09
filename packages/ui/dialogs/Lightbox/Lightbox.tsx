import { useMemo, useRef, useState } from 'react';
import type { GenericSlide, ZoomRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import libraryStyles from 'yet-another-react-lightbox/styles.css?inline';
import { StyledLightbox } from './Lightbox.styles';
import { LightboxControls, type LightboxPhoto } from './LightboxControls';
import { LightboxSlide } from './LightboxSlide';
import { useCloseOnBack } from './useCloseOnBack';
import { useStyleSheet } from '../../theme/useStyleSheet';

interface PhotoSlide extends GenericSlide {
  type: 'photo';
  photo: LightboxPhoto;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

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
const ZOOM_DURATION = 200;

const PLUGINS = [Zoom];
const MAX_ZOOM = 4;

/**
 * Shows the photos of a listing full screen, with arrow keys, swipes and thumbnails. A pinch, a double tap or click, + and - and
 * a button zoom. Back closes it. Lazy-load it.
 */
export function Lightbox({ photos, startIndex, onClose }: LightboxProps) {
  // Inlined into this chunk, because a separate stylesheet could fail to load on its own.
  useStyleSheet(libraryStyles);
  const [index, setIndex] = useState(startIndex);
  const close = useCloseOnBack(onClose);
  const [zoom, setZoom] = useState(1);
  const zoomControl = useRef<ZoomRef>(null);
  const slides = useMemo(() => photos.map((photo): PhotoSlide => ({ type: 'photo', photo })), [photos]);
  return (
    <StyledLightbox
      open
      close={close}
      index={index}
      slides={slides}
      labels={{ Lightbox: 'Photos', 'Photo gallery': 'Photo' }}
      animation={{ fade: FADE_DURATION, swipe: SWIPE_DURATION, zoom: ZOOM_DURATION }}
      plugins={PLUGINS}
      zoom={{ ref: zoomControl, supports: ['photo'], maxZoom: MAX_ZOOM, pinchZoomV4: true }}
      carousel={{ padding: 0, spacing: 24, preload: 1, finite: photos.length === 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      toolbar={{ buttons: [] }}
      on={{ view: ({ index: shown }) => setIndex(shown), zoom: ({ zoom: shown }) => setZoom(shown) }}
      render={{
        buttonPrev: () => null,
        buttonNext: () => null,
        buttonZoom: () => null,
        slide: ({ slide }) =>
          slide.type === 'photo' ? <LightboxSlide src={slide.photo.url} alt={slide.photo.alt} /> : null,
        controls: () => (
          <LightboxControls
            photos={photos}
            index={index}
            onJump={setIndex}
            isZoomed={zoom > 1}
            onToggleZoom={() => zoomControl.current?.changeZoom(zoom > 1 ? 1 : 2)}
          />
        ),
      }}
    />
  );
}
