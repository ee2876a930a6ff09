import { photoPosition, type QueuedPhoto } from '@efie/domain/photos';
import { Trash2, X } from 'lucide-react';
import { useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { PhotoTile, TileAction, TileCornerButton } from '../../primitives/PhotoTile';
import { describePhoto, namePhoto } from './PhotoQueueField.helpers';
import { NO_UPLOADS, type PhotoUploads } from './photoUploads';
import { useObjectUrl } from './useObjectUrl';

export interface QueueTileProps {
  photo: QueuedPhoto;
  /** Index in the whole queue, from 0. */
  index: number;
  total: number;
  tag: string | undefined;
  isDuplicate: boolean;
  /** Index among the new photos, for 'photo 3 of 10'. */
  sending: { index: number; total: number };
  /** Photos are being uploaded: hides all actions but canceling a photo. */
  isLocked: boolean;
  /** Progress of the upload. */
  uploads?: PhotoUploads | undefined;
  onCancel: () => void;
  onRemove: () => void;
  onMark: (isMarked: boolean) => void;
  onRetry: () => void;
  /** Props of the element that starts a drag. */
  handle?: ComponentPropsWithRef<'div'>;
}

/** One photo of the queue with its actions. */
export function QueueTile({ photo, handle, ...rest }: QueueTileProps) {
  return photo.kind === 'new' ? (
    <NewTile photo={photo} handle={handle ?? {}} {...rest} />
  ) : (
    <StoredTile photo={photo} handle={handle ?? {}} {...rest} />
  );
}

type TileProps<Kind> = Omit<QueueTileProps, 'photo' | 'handle'> & {
  photo: Extract<QueuedPhoto, { kind: Kind }>;
  handle: ComponentPropsWithRef<'div'>;
};

function NewTile({
  photo,
  index,
  total,
  tag,
  isDuplicate,
  sending,
  isLocked,
  uploads = NO_UPLOADS,
  onCancel,
  onRemove,
  onRetry,
  handle,
}: TileProps<'new'>) {
  const progress = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.progressOf(photo.id),
    () => null,
  );
  const canCancel = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.canCancel(photo.id),
    () => false,
  );
  const preview = useObjectUrl(photo.file);
  const tileProps = { src: preview, alt: describePhoto(photo, index, total), ...handle };
  const corner = !isLocked && photo.state !== 'sent' && (
    <TileCornerButton label={`Remove ${namePhoto(photo, index)}`} icon={X} onClick={onRemove} />
  );
  if (photo.state === 'sending') {
    return (
      <PhotoTile
        {...tileProps}
        state="sending"
        statusText={photoPosition(sending.index, sending.total)}
        progress={progress}
        corner={
          canCancel && (
            <TileCornerButton label={`Cancel ${namePhoto(photo, index)}`} icon={X} onClick={onCancel} />
          )
        }
      />
    );
  }
  if (photo.state === 'failed') {
    return (
      <PhotoTile
        {...tileProps}
        state="failed"
        statusText={photo.errorMessage}
        corner={corner}
        action={
          !isLocked && (
            <TileAction type="button" aria-label={`Try again, ${namePhoto(photo, index)}`} onClick={onRetry}>
              Try again
            </TileAction>
          )
        }
      />
    );
  }
  return (
    <PhotoTile {...tileProps} tag={tag} warning={isDuplicate ? 'Duplicate' : undefined} corner={corner} />
  );
}

function StoredTile({ photo, index, total, tag, isLocked, onMark, handle }: TileProps<'stored'>) {
  const tileProps = { src: photo.url, alt: describePhoto(photo, index, total), ...handle };
  if (photo.isMarkedForDeletion) {
    return (
      <PhotoTile
        {...tileProps}
        state="marked"
        statusText="Marked for deletion"
        action={
          !isLocked && (
            <TileAction
              type="button"
              aria-label={`Undo deletion of ${namePhoto(photo, index)}`}
              onClick={() => onMark(false)}
            >
              Undo
            </TileAction>
          )
        }
      />
    );
  }
  return (
    <PhotoTile
      {...tileProps}
      tag={tag}
      warning={photo.photoId === null ? 'Cannot be deleted' : undefined}
      corner={
        !isLocked &&
        photo.photoId !== null && (
          <TileCornerButton
            label={`Mark ${namePhoto(photo, index)} for deletion`}
            icon={Trash2}
            onClick={() => onMark(true)}
          />
        )
      }
    />
  );
}
