import type { QueuedPhoto } from '@efie/domain/photos';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { lazyComponent } from '../../primitives';
import { Entry, TileList } from './PhotoQueueField.styles';

// Lazy-loaded: until then the move buttons reorder photos.
const LazySortableTiles = lazyComponent(async () => (await import('./SortableTiles')).SortableTiles);
const LazySortableEntry = lazyComponent(async () => (await import('./SortableTiles')).SortableEntry);

/** Renders one photo; `handle` has the props of the element that starts a drag. */
export type RenderPhoto = (photo: QueuedPhoto, handle?: ComponentPropsWithRef<'div'>) => ReactNode;

export interface TilesProps {
  label: string;
  photos: readonly QueuedPhoto[];
  renderPhoto: RenderPhoto;
}

/** A list of tiles for a `TileGrid`. */
export function Tiles({ label, photos, renderPhoto, ref }: TilesProps & { ref?: Ref<HTMLOListElement> }) {
  return (
    <TileList role="list" ref={ref} aria-label={label}>
      {photos.map((photo) => (
        <Entry key={photo.id} data-photo={photo.id}>
          {renderPhoto(photo)}
        </Entry>
      ))}
    </TileList>
  );
}

export interface OrderedTilesProps extends TilesProps {
  isLocked: boolean;
  onMove: (from: number, to: number) => void;
}

/**
 * True once the code has loaded and no tile is focused or pressed: sortable tiles remount the buttons, so a press would be
 * lost, and so would the focus.
 */
function useIsReplaceable(isLoaded: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const [isReplaceable, setReplaceable] = useState(isLoaded);
  useEffect(() => {
    if (!isLoaded || isReplaceable) return undefined;
    const replaceIfIdle = () => {
      if (!list.current?.matches(':focus-within, :active')) setReplaceable(true);
    };
    // After the event: the click of a press, and the new focus.
    const replaceLater = () => setTimeout(replaceIfIdle);
    replaceIfIdle();
    document.addEventListener('focusout', replaceLater);
    document.addEventListener('pointerup', replaceLater);
    return () => {
      document.removeEventListener('focusout', replaceLater);
      document.removeEventListener('pointerup', replaceLater);
    };
  }, [isLoaded, isReplaceable]);
  return { list, isReplaceable };
}

/** `Tiles` that can be reordered by dragging. */
export function OrderedTiles({ isLocked, onMove, ...tiles }: OrderedTilesProps) {
  const { label, photos, renderPhoto } = tiles;
  const SortableTiles = LazySortableTiles.useLoaded();
  const SortableEntry = LazySortableEntry.useLoaded();
  const { list, isReplaceable } = useIsReplaceable(Boolean(SortableTiles && SortableEntry));
  if (!SortableTiles || !SortableEntry || !isReplaceable) return <Tiles ref={list} {...tiles} />;
  return (
    <SortableTiles ids={photos.map(({ id }) => id)} onMove={onMove}>
      <TileList role="list" aria-label={label}>
        {photos.map((photo) => (
          <SortableEntry key={photo.id} id={photo.id} isLocked={isLocked || photos.length < 2}>
            {(handle) => renderPhoto(photo, handle)}
          </SortableEntry>
        ))}
      </TileList>
    </SortableTiles>
  );
}
