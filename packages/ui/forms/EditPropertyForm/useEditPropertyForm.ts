import { ApiError, type ListingChanges } from '@efie/api';
import { rebasePhotos, type Listing, type QueuedPhoto } from '@efie/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { changedFields, fixTheseFields, type LateSchema } from '../../fields/form';
import { useDraftedForm, type DraftedForm } from '../sending';
import { editPropertyValues, type EditPropertyValues } from './editPropertyValues';
import { hasEmptiedNumber, listingChanges } from './listingChanges';

/** A part of a save that failed: 'Failed to upload kitchen.jpg', and the reason, '' when unknown. */
export interface SaveFailure {
  text: string;
  detail: string;
}

export interface EditOrder {
  /** Empty when no field has changed. */
  changes: ListingChanges;
  /** All photos, including those to upload and those marked for deletion. */
  photos: readonly QueuedPhoto[];
  /** Updates the photos' progress in the form. */
  onPhotos: (photos: readonly QueuedPhoto[]) => void;
}

/** How a save ended that was not rejected. */
export type EditOutcome =
  /** There were no changes, and nothing was sent. */
  | { kind: 'unchanged' }
  | { kind: 'saved' }
  /** The fields are saved, but not all photos; the failed ones stay in the queue. */
  | { kind: 'partly'; failures: readonly SaveFailure[] }
  /** Canceled while photos were being sent. */
  | { kind: 'cancelled' };

export interface EditPropertyFormOptions {
  listing: Listing;
  /** Sends the changes; a rejection is shown in the form, which keeps its values. */
  save: (order: EditOrder) => Promise<EditOutcome>;
  /** Called after a save that was not rejected; `hasEmptied`: a number was emptied, which is not sent. */
  onDone: (outcome: EditOutcome, about: { hasEmptied: boolean }) => void;
  describeFailure: (error: unknown) => string;
}

export interface EditPropertyFormState extends DraftedForm<EditPropertyValues> {
  failures: readonly SaveFailure[];
  /** Clears the failures, once the photos were changed. */
  forgetFailures: () => void;
  /** The listing was changed elsewhere (HTTP 409). */
  isConflict: boolean;
  /** Merges the photos of a reloaded listing into the queue; edits in the form are kept. */
  adoptPhotos: (listing: Listing) => void;
  /** Merges a reloaded listing into the form; edited fields are kept, the others are updated. */
  adopt: (listing: Listing) => void;
}

/** Without sent photos, which need not be in the draft. */
const PHOTOS = {
  name: 'photos',
  of: ({ photos }: EditPropertyValues) =>
    photos.filter((photo) => photo.kind === 'kept' || photo.state !== 'sent'),
} as const;

const CANCELED_FAILURE: SaveFailure = {
  text: 'Update canceled',
  detail: 'Unsent changes are still in the form.',
};

const isConflictError = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

const hasPhotoWork = (photos: readonly QueuedPhoto[]): boolean =>
  photos.some((photo) => (photo.kind === 'new' ? photo.state !== 'sent' : photo.isMarkedForDeletion));

const toLabelName = (name: string): string => (name === 'district' ? 'town' : name);

/** The state of the edit form. Changed fields are stored as a draft of the listing. */
export function useEditPropertyForm({
  listing,
  save,
  onDone,
  describeFailure,
}: EditPropertyFormOptions): EditPropertyFormState {
  const initialValues = useMemo(() => editPropertyValues(listing), [listing]);
  const [schema] = useState<LateSchema>(
    () => async () => (await import('./editPropertySchema')).editPropertySchema(initialValues),
  );
  const [failures, setFailures] = useState<readonly SaveFailure[]>([]);
  const [isConflict, setConflict] = useState(false);

  const form: DraftedForm<EditPropertyValues> = useDraftedForm<EditPropertyValues, EditOutcome>({
    draftKey: `edit ${listing.id}`,
    photos: PHOTOS,
    initialValues,
    schema,
    send: async (values) => {
      setFailures([]);
      setConflict(false);
      const changes = listingChanges(form.saved, values);
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
      if (outcome.kind === 'cancelled') setFailures([CANCELED_FAILURE]);
      onDone(outcome, { hasEmptied: hasEmptiedNumber(form.saved, values) });
    },
    describeFailure,
    describeInvalid: (names) => fixTheseFields(names.map(toLabelName)),
  });
  const { formik, saved, reset } = form;
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
    forgetFailures: () => setFailures([]),
    isConflict,
    adoptPhotos: (next) => setPhotos(rebasePhotos(latest.current.photos, next.photos)),
    adopt: (next) => {
      const { photos, ...typed } = latest.current;
      const { photos: _photos, ...before } = saved;
      const latestValues = editPropertyValues(next);
      reset(latestValues);
      setConflict(false);
      void formik.setValues(
        { ...latestValues, ...changedFields(before, typed), photos: rebasePhotos(photos, next.photos) },
        false,
      );
    },
  };
}
