import {
  countOf,
  countPhotos,
  coverOf,
  duplicateIds,
  PHOTO_LIMITS,
  PHOTO_MESSAGES,
  photosUsed,
  type PhotoForm,
  type QueuedPhoto,
} from '@efie/domain';
import { useId } from 'react';
import { FieldGroup, LiveRegion } from '../../primitives';
import { DropZone, type DropZoneProps } from '../../primitives/DropZone';
import { MoveButtons } from './MoveButtons';
import { OrderedTiles, Tiles, type DrawPhoto } from './OrderedTiles';
import { namePhoto } from './PhotoQueueField.helpers';
import { CountText, Part, PartHint, PartTitle, Stack, TileGrid } from './PhotoQueueField.styles';
import { QueueTile } from './QueueTile';
import { Refusals } from './Refusals';
import { TotalCounter } from './TotalCounter';
import { NEW_ZONE } from './zones';
import { useFocusOnPhoto } from './useFocusOnPhoto';
import { usePhotoQueue, type PhotoNotice } from './usePhotoQueue';

/** Offered first in the chooser. The bytes decide, so a wrong guess of the device does no harm. */
const ACCEPT = 'image/jpeg,image/png,image/gif';

const CHECKING = 'Checking...';

const ZONES = {
  new: NEW_ZONE,
  edit: { title: 'Add images', shape: 'tile' },
} as const satisfies Record<PhotoForm, Partial<DropZoneProps>>;

function editTag(photo: QueuedPhoto): string | undefined {
  if (photo.kind === 'kept') return undefined;
  return photo.state === 'sent' ? 'Sent' : 'New';
}

const isWithoutImageId = (photo: QueuedPhoto): boolean => photo.kind === 'kept' && photo.imageId === null;

export interface PhotoQueueFieldProps {
  /** The field holds a list of `QueuedPhoto`. */
  name: string;
  /** `new`: photos of a listing to come, in an order one chooses. `edit`: current images and pending uploads. */
  form: PhotoForm;
  label?: string;
  /** For forms whose section heading says it already; screen readers still hear it. So in `edit`, whose parts have titles. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  /** Told what happened, in the specification's words, for a toast. Without it the field's own region speaks. */
  onNotice?: (notice: PhotoNotice) => void;
  /** A failed photo waits to be sent again; its state in the value is `ready` by then. */
  onRetry?: (id: string) => void;
}

/**
 * Photos of a listing: a zone to add them, tiles to look at, order, take away or mark for deletion, and a count
 * (specification sections 2 and 5; design.md section 6; faults 110 to 117, 124). Nothing is sent from here: who sends sets
 * each new photo's `state` in the value to `sending`, then takes it out, or to `failed` with a `problem`.
 */
export function PhotoQueueField({
  name,
  form,
  label = 'Photos',
  isLabelHidden = form === 'edit',
  isRequired = false,
  onNotice,
  onRetry,
}: PhotoQueueFieldProps) {
  const id = useId();
  const queue = usePhotoQueue({ name, form, onNotice, onRetry });
  const { photos, refusals, isChecking, isSending } = queue;
  const { root, seek } = useFocusOnPhoto(photos);

  const used = countPhotos(photos);
  const isFull = used >= PHOTO_LIMITS.most;
  const fullHint = `${photosUsed(used)}. Remove one to add another.`;
  const zone = (
    <div data-zone>
      <DropZone
        {...ZONES[form]}
        {...(isFull && { hint: fullHint })}
        accept={ACCEPT}
        onFiles={(files) => void queue.add(files)}
        onMishap={queue.mishap}
        describeHover={(files) => ({
          title: `Drop to add ${countOf(files, 'photo', 'photos')}`,
          hint: `${used} of ${PHOTO_LIMITS.most} used`,
        })}
        isDisabled={isFull || isSending}
        busyHint={isChecking ? CHECKING : undefined}
        describedBy={refusals.length > 0 ? `${id}-refusals` : undefined}
      />
    </div>
  );

  const kept = photos.filter(({ kind }) => kind === 'kept');
  const fresh = photos.filter(({ kind }) => kind === 'new');
  const cover = coverOf(photos);
  const duplicates = duplicateIds(photos);
  const draw: DrawPhoto = (photo, handle) => {
    const index = photos.indexOf(photo);
    const tag = form === 'edit' ? editTag(photo) : undefined;
    return (
      <>
        <QueueTile
          photo={photo}
          index={index}
          total={photos.length}
          tag={photo === cover ? 'Cover' : tag}
          isDuplicate={duplicates.has(photo.id)}
          sending={{ index: fresh.indexOf(photo), total: fresh.length }}
          isLocked={isSending}
          onRemove={() => seek(queue.remove(photo.id))}
          onMark={(isMarked) => {
            if (queue.mark(photo.id, isMarked)) seek(photo.id);
          }}
          onRetry={() => {
            queue.retry(photo.id);
            seek(photo.id);
          }}
          {...(handle && { handle })}
        />
        {form === 'new' && photos.length > 1 && !isSending && (
          <MoveButtons
            name={namePhoto(photo, index)}
            index={index}
            total={photos.length}
            onMove={(to) => queue.move(index, to)}
          />
        )}
      </>
    );
  };

  const tooFew = form === 'new' && queue.isMinimumTold ? PHOTO_MESSAGES.tooFew : undefined;
  const refused = <Refusals id={`${id}-refusals`} refusals={refusals} />;
  return (
    <FieldGroup
      name={name}
      label={label}
      isLabelHidden={isLabelHidden}
      isRequired={isRequired}
      error={queue.error ?? tooFew}
    >
      <Stack ref={root}>
        {form === 'new' ? (
          <>
            {zone}
            {refused}
            {photos.length > 0 && (
              <TileGrid>
                <OrderedTiles
                  label="Photos in order, the first is the cover"
                  photos={photos}
                  draw={draw}
                  isLocked={isSending}
                  onMove={queue.move}
                />
              </TileGrid>
            )}
            <CountText>
              <bdi>{photosUsed(used)}</bdi>
            </CountText>
          </>
        ) : (
          <>
            {kept.length > 0 && (
              <Part>
                <PartTitle>Current images</PartTitle>
                <TileGrid>
                  <Tiles label="Current images" photos={kept} draw={draw} />
                </TileGrid>
                {kept.some(isWithoutImageId) && <PartHint>{PHOTO_MESSAGES.noImageId}</PartHint>}
              </Part>
            )}
            <Part>
              <PartTitle>Pending uploads</PartTitle>
              <TileGrid>
                {fresh.length > 0 && <Tiles label="Pending uploads" photos={fresh} draw={draw} />}
                {zone}
              </TileGrid>
            </Part>
            {refused}
            <TotalCounter count={used} isRefused={queue.isMinimumTold && used >= PHOTO_LIMITS.least} />
          </>
        )}
      </Stack>
      <LiveRegion>{isChecking ? CHECKING : queue.said}</LiveRegion>
    </FieldGroup>
  );
}
