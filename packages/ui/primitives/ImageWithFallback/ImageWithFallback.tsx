import { useCallback, useState, type ComponentPropsWithRef } from 'react';
import { useIsWaiting } from '../../hooks/savingData';
import { rest } from '../modules';
import { Motif } from '../Motif';
import { LoadFailure } from '../useModule/LoadFailure';
import { useModule } from '../useModule/useModule';
import { Box, Image, Fallback } from './ImageWithFallback.styles';
import type { WaitingPhotoProps } from './WaitingPhoto';

export interface ImageWithFallbackProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'ref'> {
  /** Undefined, or when loading fails: the motif is shown with the same alternative text. */
  src?: string | undefined;
  /** Also the accessible name of the fallback. */
  alt: string;
  /** CSS aspect ratio of the box, '3 / 2' by default. */
  ratio?: string;
  /** Seed of the motif, for example the listing's id. */
  seed?: string | number;
  /** Inside a button that calls `showPhoto` on press: the data saver then shows an icon instead of its own button. */
  isInButton?: boolean;
}

type ImageState = 'waiting' | 'shown' | 'broken';

/**
 * An image in a box of fixed aspect ratio, so that loading causes no layout shift. It fades in once decoded; a missing or
 * broken one is replaced by the motif with the same alternative text. Images load lazily unless `loading` is set; one with
 * `fetchPriority="high"` does not fade, which would delay the largest contentful paint. With the data saver an image loads when
 * its button is pressed.
 */
export function ImageWithFallback({ src, ...rest }: ImageWithFallbackProps) {
  return <StatefulImage key={src} src={src} {...rest} />;
}

function Waiting(props: WaitingPhotoProps) {
  const { module, failure } = useModule(rest);
  return module ? <module.WaitingPhoto {...props} /> : failure && <LoadFailure {...failure} />;
}

function StatefulImage({
  src,
  alt,
  ratio = '3 / 2',
  seed = 0,
  isInButton = false,
  onLoad,
  onError,
  ...rest
}: ImageWithFallbackProps) {
  const isWaiting = useIsWaiting(src);
  const isUrgent = rest.fetchPriority === 'high';
  const [state, setState] = useState<ImageState>(src ? 'waiting' : 'broken');
  // The image may have loaded or failed before hydration, when no listener was attached.
  const readCurrentState = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'shown' : 'broken');
  }, []);

  if (src === undefined || state === 'broken') {
    return (
      <Box style={{ aspectRatio: ratio }} role="img" aria-label={alt} data-state="broken">
        <Fallback>
          <Motif seed={seed} columns={6} rows={4} set="placeholder" fit="cover" />
        </Fallback>
      </Box>
    );
  }
  if (isWaiting) {
    return (
      <Box style={{ aspectRatio: ratio }}>
        <Waiting src={src} alt={alt} seed={seed} isInButton={isInButton} />
      </Box>
    );
  }
  return (
    <Box style={{ aspectRatio: ratio }} data-state={isUrgent ? 'shown' : state}>
      <Image
        loading="lazy"
        decoding="async"
        {...rest}
        ref={readCurrentState}
        src={src}
        alt={alt}
        onLoad={(event) => {
          onLoad?.(event);
          const image = event.currentTarget;
          image.decode().then(
            () => setState('shown'),
            () => setState('broken'),
          );
        }}
        onError={(event) => {
          onError?.(event);
          setState('broken');
        }}
      />
    </Box>
  );
}
