import {
  countPhotos,
  coverOf,
  duplicateIds,
  neighborOf,
  PHOTO_LIMITS,
  PHOTO_MESSAGES,
  PHOTO_TYPES,
  photosUsed,
  type PhotoForm,
  type QueuedPhoto,
} from '@efie/domain/photos';
import { pluralize } from '@efie/domain/text';
import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { FieldGroup, LiveRegion } from '../../primitives';
import { DropZone, FileButton, type DropZoneProps } from '../../primitives/DropZone';
import { MoveButtons } from './MoveButtons';
import { OrderedTiles, Tiles, type RenderPhoto } from './OrderedTiles';
import { namePhoto } from './PhotoQueueField.helpers';
import { CountText, Section, SectionHint, SectionTitle, Stack, TileGrid } from './PhotoQueueField.styles';
import { QueueTile } from './QueueTile';
import { RejectedFiles } from './RejectedFiles';
import { TotalCounter } from './TotalCounter';
import { NEW_LISTING_DROP_ZONE } from './dropZoneText';
import type { PhotoUploads } from './photoUploads';
import { addPendingPhotos } from './pendingPhotos';
import { usePhotoFocus } from './usePhotoFocus';
import { usePhotoQueue, type PhotoNotice } from './usePhotoQueue';

const NO_FILES: readonly File[] = [];
const CHECKING = 'Checking...';

const ZONES = {
  new: NEW_LISTING_DROP_ZONE,
  edit: { title: 'Add images', shape: 'tile' },
} as const satisfies Record<PhotoForm, Partial<DropZoneProps>>;

/** Where nothing can be dropped. */
const CHOOSE = { title: 'Choose photos', titleSuffix: undefined } as const;

function tagInEditForm(photo: QueuedPhoto): string | undefined {
  if (photo.kind === 'stored') return undefined;
  return photo.state === 'sent' ? 'Sent' : 'New';
}

const hasNoPhotoId = (photo: QueuedPhoto): boolean => photo.kind === 'stored' && photo.photoId === null;

export interface PhotoQueueFieldProps {
  /** The field holds a list of `QueuedPhoto`. */
  name: string;
  /** `new`: photos of a new listing, which can be reordered. `edit`: current photos and pending uploads. */
  form: PhotoForm;
  /** 'Photos' by default. */
  label?: string;
  /** Hides the label visually, for forms with a section heading. Default in `edit`, where the lists have titles. */
  isLabelHidden?: boolean;
  /** Shows a star after the label; the rule itself is in the form's schema. */
  isRequired?: boolean;
  /** Called with a message for a toast after each action. Without it the message goes to the field's live region. */
  onNotice?: (notice: PhotoNotice) => void;
  /** Called when the user retries a failed photo; its state in the form value is already `ready`. */
  onRetry?: (id: string) => void;
  /** Progress of the upload, and how to cancel one photo. */
  uploads?: PhotoUploads;
  /** Added when the field appears, as if they were chosen in it; focus moves to the drop zone. */
  initialFiles?: readonly File[] | undefined;
}

/**
 * The photos of a listing: a drop zone, tiles to reorder, remove or mark for deletion, and a count. It uploads nothing: the
 * submitting form sets each new photo's `state` to `sending`, then removes it or sets `failed` with an `errorMessage`.
 */
export function PhotoQueueField({
  name,
  form,
  label = 'Photos',
  isLabelHidden = form === 'edit',
  isRequired = false,
  onNotice,
  onRetry,
  uploads,
  initialFiles = NO_FILES,
}: PhotoQueueFieldProps) {
  const id = useId();
  const queue = usePhotoQueue({ name, form, onNotice, onRetry });
  const { photos, rejections, isChecking, isSending } = queue;
  const { root, focusPhoto } = usePhotoFocus(photos);
  const addFiles = (files: readonly File[]) => {
    const check = queue.add(files);
    const element = root.current?.closest('form');
    if (element) addPendingPhotos(element, check);
  };
  const filesToAdd = useRef(initialFiles);
  const addInitialFiles = useEffectEvent(() => {
    const files = filesToAdd.current;
    filesToAdd.current = NO_FILES;
    if (files.length === 0) return;
    focusPhoto(null);
    addFiles(files);
  });
  useEffect(() => addInitialFiles(), []);

  const used = countPhotos(photos);
  const isFull = used >= PHOTO_LIMITS.maxCount;
  const fullHint = `${photosUsed(used)}. Remove one to add another.`;
  /** Used with fingers: the device has a camera, and nothing can be dropped on the page. */
  const hasCoarsePointer = useMediaQuery('(pointer: coarse)');
  const zone = (
    <div data-zone>
      <DropZone
        {...ZONES[form]}
        {...(hasCoarsePointer && form === 'new' && CHOOSE)}
        {...(isFull && { hint: fullHint })}
        accept={PHOTO_TYPES}
        onFiles={addFiles}
        onDropRejected={queue.reportMishap}
        describeDraggedFiles={(files) => ({
          title: `Drop to add ${pluralize(files, 'photo', 'photos')}`,
          hint: `${used} of ${PHOTO_LIMITS.maxCount} used`,
        })}
        isDisabled={isFull || isSending}
        busyHint={isChecking ? CHECKING : undefined}
        describedBy={rejections.length > 0 ? `${id}-rejections` : undefined}
      />
    </div>
  );

  const camera = hasCoarsePointer && (
    <div>
      <FileButton
        label="Take a photo"
        icon={Camera}
        isFullWidth
        isCamera
        accept="image/jpeg"
        onFiles={addFiles}
        disabledReason={isFull ? fullHint : isSending ? PHOTO_MESSAGES.busy : undefined}
      />
    </div>
  );

  const storedPhotos = photos.filter(({ kind }) => kind === 'stored');
  const newPhotos = photos.filter(({ kind }) => kind === 'new');
  const cover = coverOf(photos);
  const duplicates = duplicateIds(photos);
  const draw: RenderPhoto = (photo, handle) => {
    const index = photos.indexOf(photo);
    const tag = form === 'edit' ? tagInEditForm(photo) : undefined;
    return (
      <>
        <QueueTile
          photo={photo}
          index={index}
          total={photos.length}
          tag={photo === cover ? 'Cover' : tag}
          isDuplicate={duplicates.has(photo.id)}
          sending={{ index: newPhotos.indexOf(photo), total: newPhotos.length }}
          isLocked={isSending}
          uploads={uploads}
          onCancel={() => {
            focusPhoto(neighborOf(photos, index)?.id ?? null);
            uploads?.cancel(photo.id);
          }}
          onRemove={() => focusPhoto(queue.remove(photo.id))}
          onMark={(isMarked) => {
            if (queue.mark(photo.id, isMarked)) focusPhoto(photo.id);
          }}
          onRetry={() => {
            queue.retry(photo.id);
            focusPhoto(photo.id);
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

  const tooFew = form === 'new' && queue.isMinimumShown ? PHOTO_MESSAGES.tooFew : undefined;
  const rejectionList = <RejectedFiles id={`${id}-rejections`} rejections={rejections} />;
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
            {camera}
            {rejectionList}
            {photos.length > 0 && (
              <TileGrid>
                <OrderedTiles
                  label="Photos in order, the first is the cover"
                  photos={photos}
                  renderPhoto={draw}
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
            {storedPhotos.length > 0 && (
              <Section>
                <SectionTitle>Current images</SectionTitle>
                <TileGrid>
                  <Tiles label="Current images" photos={storedPhotos} renderPhoto={draw} />
                </TileGrid>
                {storedPhotos.some(hasNoPhotoId) && <SectionHint>{PHOTO_MESSAGES.noPhotoId}</SectionHint>}
              </Section>
            )}
            <Section>
              {newPhotos.length > 0 && <SectionTitle>Pending uploads</SectionTitle>}
              <TileGrid>
                {newPhotos.length > 0 && (
                  <Tiles label="Pending uploads" photos={newPhotos} renderPhoto={draw} />
                )}
                {zone}
              </TileGrid>
            </Section>
            {camera}
            {rejectionList}
            <TotalCounter
              count={used}
              isDeletionRejected={queue.isMinimumShown && used >= PHOTO_LIMITS.minCount}
            />
          </>
        )}
      </Stack>
      <LiveRegion>{isChecking ? CHECKING : queue.announcement}</LiveRegion>
    </FieldGroup>
  );
}
