import { ApiError, type ListingChanges } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { rebasePhotos, type QueuedPhoto } from '@efie/domain/photos';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createUploadStore, type UploadStore } from '../../fields/PhotoQueueField';
import { checkedPhotos } from '../../fields/PhotoQueueField/pendingPhotos';
import { InvalidListingFields, type EditListingValues } from '../listing';
import { editListingSchema } from '../listing/listingSchema';
import { changedFields, useServerForm, type Failure, type ServerFormState } from '../submission';
import { editListingValues } from './editListingValues';
import { hasEmptiedNumber, listingChanges } from './listingChanges';

/** A part of a save that failed: 'Failed to upload kitchen.jpg', and the reason, '' when unknown. */
export interface SaveFailure {
  text: string;
  detail: string;
}

export interface SaveRequest {
  /** Empty when no field has changed. */
  changes: ListingChanges;
  /** All photos, including those to upload and those marked for deletion. */
  photos: readonly QueuedPhoto[];
  /** Updates the photos' states in the form. */
  onPhotos: (photos: readonly QueuedPhoto[]) => void;
  /** Where the upload is to be reported; it also cancels photos. */
  uploads: UploadStore;
}

/** How a save ended that was not rejected. */
export type SaveOutcome =
  /** There were no changes, or every photo was canceled: the server has nothing new. */
  | { kind: 'unchanged' }
  | { kind: 'saved' }
  /** The fields are saved, but not all photos; the failed ones stay in the queue. */
  | { kind: 'partly'; failures: readonly SaveFailure[] }
  /** Canceled while photos were being sent. */
  | { kind: 'canceled' };

export interface EditListingFormOptions {
  listing: Listing;
  /** Sends the changes; after a failure the form keeps its values. */
  save: (request: SaveRequest) => Promise<SaveOutcome>;
  /** Called after a save that was not rejected; `hasEmptied`: a number was emptied, which is not sent. */
  onDone: (outcome: SaveOutcome, about: { hasEmptied: boolean }) => void;
  /** What the form shows when `save` rejects. */
  onFailed: (error: unknown) => Failure;
}

export interface EditListingFormState extends ServerFormState<EditListingValues> {
  failures: readonly SaveFailure[];
  /** The upload of the photos. */
  uploads: UploadStore;
  /** Clears the failures, once the photos were changed. */
  clearFailures: () => void;
  /** The listing was changed elsewhere (HTTP 409). */
  isConflict: boolean;
  /** Merges the photos of a reloaded listing into the queue; edits in the form are kept. */
  mergePhotos: (listing: Listing) => void;
  /** Merges a reloaded listing into the form; edited fields are kept, the others are updated. */
  mergeListing: (listing: Listing) => void;
}

/** Without sent photos, which need not be in the draft. */
const PHOTOS = {
  name: 'photos',
  storedAs: 'photos',
  getPhotos: ({ photos }: EditListingValues) =>
    photos.filter((photo) => photo.kind === 'stored' || photo.state !== 'sent'),
} as const;

interface Saved {
  outcome: SaveOutcome;
  hasEmptied: boolean;
}

const CANCELED_FAILURE: SaveFailure = {
  text: 'Update canceled',
  detail: 'Unsent changes are still in the form.',
};

const isConflictError = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

const hasPhotoWork = (photos: readonly QueuedPhoto[]): boolean =>
  photos.some((photo) => (photo.kind === 'new' ? photo.state !== 'sent' : photo.isMarkedForDeletion));

/** The state of the edit form. Changed fields are stored as a draft of the listing. */
export function useEditListingForm({
  listing,
  save,
  onDone,
  onFailed,
}: EditListingFormOptions): EditListingFormState {
  const initialValues = useMemo(() => editListingValues(listing), [listing]);
  const [schema] = useState(() => editListingSchema(initialValues));
  const [failures, setFailures] = useState<readonly SaveFailure[]>([]);
  const [isConflict, setConflict] = useState(false);
  const [uploads] = useState(createUploadStore);

  const form = useServerForm<EditListingValues, Saved>({
    initialValues,
    draft: { key: `edit ${listing.id}`, photos: PHOTOS },
    schema,
    beforeSubmit: checkedPhotos,
    send: async (values, { saved, setValue }) => {
      setFailures([]);
      setConflict(false);
      const changes = listingChanges(saved, values);
      const { photos } = values;
      const isUnchanged = Object.keys(changes).length === 0 && !hasPhotoWork(photos);
      const outcome: SaveOutcome = isUnchanged
        ? { kind: 'unchanged' }
        : await save({ changes, photos, onPhotos: (next) => setValue('photos', next), uploads });
      return { kind: 'done', result: { outcome, hasEmptied: hasEmptiedNumber(saved, values) } };
    },
    onDone: ({ outcome, hasEmptied }) => {
      if (outcome.kind === 'partly') setFailures(outcome.failures);
      if (outcome.kind === 'canceled') setFailures([CANCELED_FAILURE]);
      onDone(outcome, { hasEmptied });
    },
    onFailed: (error) => {
      setConflict(isConflictError(error));
      return onFailed(error);
    },
    describeInvalid: (names) => <InvalidListingFields names={names} form="edit" />,
    hasLinkedSummary: true,
  });
  const { formik, savedValues, reset } = form;
  const latest = useRef(formik.values);
  useEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);

  return {
    ...form,
    failures,
    uploads,
    clearFailures: () => setFailures([]),
    isConflict,
    mergePhotos: (next) =>
      void formik.setFieldValue('photos', rebasePhotos(latest.current.photos, next.photos), false),
    mergeListing: (next) => {
      const { photos, ...typed } = latest.current;
      const { photos: _photos, ...before } = savedValues;
      const latestValues = editListingValues(next);
      reset(latestValues);
      setConflict(false);
      void formik.setValues(
        { ...latestValues, ...changedFields(before, typed), photos: rebasePhotos(photos, next.photos) },
        false,
      );
    },
  };
}
