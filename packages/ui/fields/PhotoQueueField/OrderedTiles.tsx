import type { QueuedPhoto } from '@efie/domain/photos';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Entry, TileList } from './PhotoQueueField.styles';
import { SortableEntry, SortableTiles } from './SortableTiles';

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
    <TileList role="list" aria-label={label}>
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
export function OrderedTiles({ label, photos, renderPhoto, isLocked, onMove }: OrderedTilesProps) {
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
