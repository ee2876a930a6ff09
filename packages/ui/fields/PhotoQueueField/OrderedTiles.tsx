import type { QueuedPhoto } from '@efie/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
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
export function Tiles({ label, photos, renderPhoto }: TilesProps) {
  return (
    <TileList aria-label={label}>
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

/** `Tiles` that can be reordered by dragging. */
export function OrderedTiles({ isLocked, onMove, ...tiles }: OrderedTilesProps) {
  const { label, photos, renderPhoto } = tiles;
  const SortableTiles = LazySortableTiles.useLoaded();
  const SortableEntry = LazySortableEntry.useLoaded();
  if (!SortableTiles || !SortableEntry) return <Tiles {...tiles} />;
  return (
    <SortableTiles ids={photos.map(({ id }) => id)} onMove={onMove}>
      <TileList aria-label={label}>
        {photos.map((photo) => (
          <SortableEntry key={photo.id} id={photo.id} isLocked={isLocked || photos.length < 2}>
            {(handle) => renderPhoto(photo, handle)}
          </SortableEntry>
        ))}
      </TileList>
    </SortableTiles>
  );
}
