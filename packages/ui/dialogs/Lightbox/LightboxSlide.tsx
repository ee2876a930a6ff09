import { useCallback, useState } from 'react';
import { ImageWithFallback } from '../../primitives';
import { BrokenPhoto, Photo, Slide } from './Lightbox.styles';

interface LightboxSlideProps {
  src: string;
  alt: string;
}

export function LightboxSlide({ src, alt }: LightboxSlideProps) {
  const [isBroken, setBroken] = useState(false);
  const detectBroken = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <Slide>
      {isBroken ? (
        <BrokenPhoto>
          <ImageWithFallback alt={alt} ratio="4 / 3" seed={src} />
        </BrokenPhoto>
      ) : (
        <Photo
          ref={detectBroken}
          src={src}
          alt={alt}
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
    </Slide>
  );
}
