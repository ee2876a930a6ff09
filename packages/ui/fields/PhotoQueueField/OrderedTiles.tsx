import type { QueuedPhoto } from '@efie/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { lazyComponent } from '../../primitives';
import { Entry, TileList } from './PhotoQueueField.styles';

// Dragging is the second way to order photos, after the buttons: its library comes on its own.
const LazySortableTiles = lazyComponent(async () => (await import('./SortableTiles')).SortableTiles);
const LazySortableEntry = lazyComponent(async () => (await import('./SortableTiles')).SortableEntry);

/** Draws one photo; `handle` goes to what a drag begins on. */
export type DrawPhoto = (photo: QueuedPhoto, handle?: ComponentPropsWithRef<'div'>) => ReactNode;

export interface TilesProps {
  label: string;
  photos: readonly QueuedPhoto[];
  draw: DrawPhoto;
}

/** Tiles in a list, for a `TileGrid`. */
export function Tiles({ label, photos, draw }: TilesProps) {
  return (
    <TileList aria-label={label}>
      {photos.map((photo) => (
        <Entry key={photo.id} data-photo={photo.id}>
          {draw(photo)}
        </Entry>
      ))}
    </TileList>
  );
}

export interface OrderedTilesProps extends TilesProps {
  /** The order cannot be changed now. */
  isLocked: boolean;
  /** Places, from 0. */
  onMove: (from: number, to: number) => void;
}

/** `Tiles` that can be dragged into another order. */
export function OrderedTiles({ isLocked, onMove, ...tiles }: OrderedTilesProps) {
  const { label, photos, draw } = tiles;
  const SortableTiles = LazySortableTiles.useLoaded();
  const SortableEntry = LazySortableEntry.useLoaded();
  if (!SortableTiles || !SortableEntry) return <Tiles {...tiles} />;
  return (
    <SortableTiles ids={photos.map(({ id }) => id)} onMove={onMove}>
      <TileList aria-label={label}>
        {photos.map((photo) => (
          <SortableEntry key={photo.id} id={photo.id} isLocked={isLocked || photos.length < 2}>
            {(handle) => draw(photo, handle)}
          </SortableEntry>
        ))}
      </TileList>
    </SortableTiles>
  );
}
