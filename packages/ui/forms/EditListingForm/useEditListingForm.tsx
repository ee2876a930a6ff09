import { ApiError, type ListingChanges } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { rebasePhotos, type QueuedPhoto } from '@efie/domain/photos';
import { useEffect, useMemo, useRef, useState } from 'react';
import { changedFields, type LazySchema } from '../../fields/form';
import { InvalidFields, type EditListingValues } from '../listing';
import { useDraftForm, type DraftForm } from '../submission';
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
  /** Updates the photos' progress in the form. */
  onPhotos: (photos: readonly QueuedPhoto[]) => void;
}

/** How a save ended that was not rejected. */
export type SaveOutcome =
  /** There were no changes, and nothing was sent. */
  | { kind: 'unchanged' }
  | { kind: 'saved' }
  /** The fields are saved, but not all photos; the failed ones stay in the queue. */
  | { kind: 'partly'; failures: readonly SaveFailure[] }
  /** Canceled while photos were being sent. */
  | { kind: 'canceled' };

export interface EditListingFormOptions {
  listing: Listing;
  /** Sends the changes; a rejection is shown in the form, which keeps its values. */
  save: (request: SaveRequest) => Promise<SaveOutcome>;
  /** Called after a save that was not rejected; `hasEmptied`: a number was emptied, which is not sent. */
  onDone: (outcome: SaveOutcome, about: { hasEmptied: boolean }) => void;
  describeFailure: (error: unknown) => string;
}

export interface EditListingFormState extends DraftForm<EditListingValues> {
  failures: readonly SaveFailure[];
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
  getPhotos: ({ photos }: EditListingValues) =>
    photos.filter((photo) => photo.kind === 'stored' || photo.state !== 'sent'),
} as const;

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
  describeFailure,
}: EditListingFormOptions): EditListingFormState {
  const initialValues = useMemo(() => editListingValues(listing), [listing]);
  const [schema] = useState<LazySchema>(
    () => async () => (await import('../listing/listingSchema')).editListingSchema(initialValues),
  );
  const [failures, setFailures] = useState<readonly SaveFailure[]>([]);
  const [isConflict, setConflict] = useState(false);

  const form: DraftForm<EditListingValues> = useDraftForm<EditListingValues, SaveOutcome>({
    draftKey: `edit ${listing.id}`,
    photos: PHOTOS,
    initialValues,
    schema,
    send: async (values) => {
      setFailures([]);
      setConflict(false);
      const changes = listingChanges(form.savedValues, values);
      const { photos } = values;
      if (Object.keys(changes).length === 0 && !hasPhotoWork(photos)) return { kind: 'unchanged' };
      try {
        return await save({ changes, photos, onPhotos: setPhotos });
      } catch (error) {
        setConflict(isConflictError(error));
        throw error;
      }
    },
    onDone: (outcome, values) => {
      if (outcome.kind === 'partly') setFailures(outcome.failures);
      if (outcome.kind === 'canceled') setFailures([CANCELED_FAILURE]);
      onDone(outcome, { hasEmptied: hasEmptiedNumber(form.savedValues, values) });
    },
    describeFailure,
    describeInvalid: (names) => <InvalidFields names={names} form="edit" />,
    hasLinkedSummary: true,
  });
  const { formik, savedValues, reset } = form;
  const latest = useRef(formik.values);
  useEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);

  function setPhotos(photos: readonly QueuedPhoto[]) {
    void formik.setFieldValue('photos', photos, false);
  }

  return {
    ...form,
    failures,
    clearFailures: () => setFailures([]),
    isConflict,
    mergePhotos: (next) => setPhotos(rebasePhotos(latest.current.photos, next.photos)),
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
