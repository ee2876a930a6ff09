import { Suspense, useCallback, useState, type ComponentPropsWithRef } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent';
import { Box, Picture, Quiet } from './ImageWithFallback.styles';

// Pictures are the rule: what stands in for a missing one comes when one is missing, over the plain ground.
const Motif = lazyComponent(async () => (await import('../Motif')).Motif);

export interface ImageWithFallbackProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'ref'> {
  /** Absent or broken: the quiet motif stands in, with the same words. */
  src?: string | undefined;
  alt: string;
  /** CSS ratio of the box, '3 / 2' by default. */
  ratio?: string;
  /** Seed of the motif, for example the listing's id. */
  seed?: string | number;
}

type PictureState = 'waiting' | 'shown' | 'broken';

/**
 * A picture in a box of fixed ratio, so that nothing moves when it comes. It fades in once decoded; a missing or broken
 * one becomes the quiet motif with the same alternative text (ruling 29). Pictures are lazy unless `loading` says otherwise;
 * one with `fetchPriority="high"` does not fade, so the largest paint is not delayed.
 */
export function ImageWithFallback({ src, ...rest }: ImageWithFallbackProps) {
  return <SettledImage key={src} src={src} {...rest} />;
}

function SettledImage({
  src,
  alt,
  ratio = '3 / 2',
  seed = 0,
  onLoad,
  onError,
  ...rest
}: ImageWithFallbackProps) {
  const isUrgent = rest.fetchPriority === 'high';
  const [state, setState] = useState<PictureState>(src ? 'waiting' : 'broken');
  // A picture may have loaded or failed before hydration, when nobody listened.
  const settle = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'shown' : 'broken');
  }, []);

  if (src === undefined || state === 'broken') {
    return (
      <Box style={{ aspectRatio: ratio }} role="img" aria-label={alt} data-state="broken">
        <Quiet>
          <Suspense fallback={null}>
            <Motif seed={seed} columns={6} rows={4} set="placeholder" fit="cover" />
          </Suspense>
        </Quiet>
      </Box>
    );
  }
  return (
    <Box style={{ aspectRatio: ratio }} data-state={isUrgent ? 'shown' : state}>
      <Picture
        loading="lazy"
        decoding="async"
        {...rest}
        ref={settle}
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
