import { CircleAlert, Trash2 } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../Badge';
import { Icon, type IconType } from '../Icon';
import { ProgressBar } from '../ProgressBar';
import {
  ProgressBox,
  ProgressSlot,
  CornerIcon,
  CornerTarget,
  Foot,
  Layer,
  LayerText,
  Photo,
  Tile,
} from './PhotoTile.styles';

export { TileAction } from './PhotoTile.styles';

/**
 * `idle`: ready. `sending`: uploading, with a bar. `failed`: red, without the photo. `marked`: deleted when
 * the form is saved; covered by an overlay.
 */
export const PHOTO_TILE_STATES = ['idle', 'sending', 'failed', 'marked'] as const;
export type PhotoTileState = (typeof PHOTO_TILE_STATES)[number];

export interface PhotoTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Undefined while the preview is being prepared: the tile's background is shown. */
  src?: string | undefined;
  /** Position and file name: Photo 1 of 3, living.jpg. */
  alt: string;
  /** Sets the look and what is shown on the photo. */
  state?: PhotoTileState;
  /** Text of the state: 'photo 3 of 10', 'Failed to upload kitchen.jpg', 'Marked for deletion'. */
  statusText?: string;
  /** How much has been sent, from 0 to 1; null while unknown. */
  progress?: number | null;
  /** Label on the photo: 'Cover', 'New'. */
  tag?: string | undefined;
  /** Highlighted label on the photo: 'Duplicate'. */
  warning?: string | undefined;
  /** A `TileCornerButton`. */
  corner?: ReactNode;
  /** A `TileAction` below the text: Try again, Undo. */
  action?: ReactNode;
}

/** A photo of an upload queue in a 4:3 box. */
export function PhotoTile({
  src,
  alt,
  state = 'idle',
  statusText,
  progress = null,
  tag,
  warning,
  corner,
  action,
  ...rest
}: PhotoTileProps) {
  const isPhotoVisible = state === 'idle' || state === 'sending';
  return (
    <Tile {...rest} data-state={state} data-ground={state === 'failed' ? undefined : 'picture'}>
      {src !== undefined && <Photo src={src} alt={alt} draggable={false} decoding="async" />}
      {state === 'sending' && (
        <ProgressBox>
          <ProgressSlot>
            <ProgressBar
              label={statusText ?? ''}
              thickness={4}
              {...(progress !== null && { value: Math.round(progress * 100) })}
            />
          </ProgressSlot>
          <span aria-hidden="true">{statusText}</span>
        </ProgressBox>
      )}
      {!isPhotoVisible && (
        <Layer>
          <Icon icon={state === 'failed' ? CircleAlert : Trash2} />
          <LayerText>{statusText}</LayerText>
          {action}
        </Layer>
      )}
      {state === 'idle' && (tag !== undefined || warning !== undefined) && (
        <Foot>
          {tag !== undefined && <Badge tone="glass">{tag}</Badge>}
          {warning !== undefined && <Badge tone="featured">{warning}</Badge>}
        </Foot>
      )}
      {corner}
    </Tile>
  );
}

export interface TileCornerButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** Accessible name: 'Remove photo 3, kitchen.jpg'. */
  label: string;
  /** Shown alone; `label` is the accessible name. */
  icon: IconType;
}

/** The round button at a tile's top end: 32 px visible, 44 px target. */
export function TileCornerButton({ label, icon, ...rest }: TileCornerButtonProps) {
  return (
    <CornerTarget {...rest} type="button" aria-label={label}>
      <CornerIcon>
        <Icon icon={icon} size="s" />
      </CornerIcon>
    </CornerTarget>
  );
}
