import { ApiError, type ListingChanges } from '@efie/api';
import { rebasePhotos, type Listing, type QueuedPhoto } from '@efie/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { changedFields, fixTheseFields, type LateSchema } from '../../fields/form';
import { useDraftedForm, type DraftedForm } from '../sending';
import { editPropertyValues, type EditPropertyValues } from './editPropertyValues';
import { hasEmptiedNumber, listingChanges } from './listingChanges';

/** One thing of a save that was not done: 'Failed to upload kitchen.jpg', and why; '' when nobody knows. */
export interface SaveFailure {
  text: string;
  detail: string;
}

/** What a save has to do. */
export interface EditOrder {
  /** Empty when no field has changed. */
  changes: ListingChanges;
  /** Photos to upload and photos marked for deletion among those that stay as they are. */
  photos: readonly QueuedPhoto[];
  /** Shows how far the photos are. */
  onPhotos: (photos: readonly QueuedPhoto[]) => void;
}

/** How a save ended that was not refused. */
export type EditOutcome =
  /** Nothing differs from what is saved: nothing was sent. */
  | { kind: 'unchanged' }
  | { kind: 'saved' }
  /** The fields are saved, photos are not all: what is left stands in the queue. */
  | { kind: 'partly'; failures: readonly SaveFailure[] }
  /** Given up while photos were on their way. */
  | { kind: 'cancelled' };

export interface EditPropertyFormOptions {
  listing: Listing;
  /** Sends what has to be sent; a rejection keeps all that is typed and says why. */
  save: (order: EditOrder) => Promise<EditOutcome>;
  /** Told how it ended; `hasEmptied`: a number was emptied, which the server does not hear of (checklist 433). */
  onDone: (outcome: EditOutcome, about: { hasEmptied: boolean }) => void;
  describeFailure: (error: unknown) => string;
}

export interface EditPropertyFormState extends DraftedForm<EditPropertyValues> {
  /** What the last save did not do. */
  failures: readonly SaveFailure[];
  /** They are out of date: something was done about the photos. */
  forgetFailures: () => void;
  /** The server says that the listing was changed elsewhere (fault 15). */
  isConflict: boolean;
  /** The listing as it is by now: its photos stand in the queue, what is typed, marked and queued stays. */
  adoptPhotos: (listing: Listing) => void;
  /** The same for all of it: what was edited here stays, the rest follows (faults 15, 121). */
  adopt: (listing: Listing) => void;
}

/** A photo that the server has needs no remembering. */
const PHOTOS = {
  name: 'photos',
  of: ({ photos }: EditPropertyValues) =>
    photos.filter((photo) => photo.kind === 'kept' || photo.state !== 'sent'),
} as const;

const CANCELLED: SaveFailure = { text: 'Update cancelled', detail: 'What was not sent yet is still here.' };

const isConflicting = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

const hasPhotoWork = (photos: readonly QueuedPhoto[]): boolean =>
  photos.some((photo) => (photo.kind === 'new' ? photo.state !== 'sent' : photo.isMarkedForDeletion));

const asSeen = (name: string): string => (name === 'district' ? 'town' : name);

/** The state of the edit form. What was typed is kept as a draft of this listing, the changed fields alone (fault 121). */
export function useEditPropertyForm({
  listing,
  save,
  onDone,
  describeFailure,
}: EditPropertyFormOptions): EditPropertyFormState {
  const initialValues = useMemo(() => editPropertyValues(listing), [listing]);
  const [rules] = useState<LateSchema>(
    () => async () => (await import('./editPropertySchema')).editPropertySchema(initialValues),
  );
  const [failures, setFailures] = useState<readonly SaveFailure[]>([]);
  const [isConflict, setConflict] = useState(false);

  const form: DraftedForm<EditPropertyValues> = useDraftedForm<EditPropertyValues, EditOutcome>({
    draftKey: `edit ${listing.id}`,
    photos: PHOTOS,
    initialValues,
    schema: rules,
    send: async (values) => {
      setFailures([]);
      setConflict(false);
      const changes = listingChanges(form.saved, values);
      const { photos } = values;
      if (Object.keys(changes).length === 0 && !hasPhotoWork(photos)) return { kind: 'unchanged' };
      try {
        return await save({ changes, photos, onPhotos: setPhotos });
      } catch (error) {
        setConflict(isConflicting(error));
        throw error;
      }
    },
    onDone: (outcome, values) => {
      if (outcome.kind === 'partly') setFailures(outcome.failures);
      if (outcome.kind === 'cancelled') setFailures([CANCELLED]);
      onDone(outcome, { hasEmptied: hasEmptiedNumber(form.saved, values) });
    },
    describeFailure,
    describeInvalid: (names) => fixTheseFields(names.map(asSeen)),
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
      const theirs = editPropertyValues(next);
      reset(theirs);
      setConflict(false);
      void formik.setValues(
        { ...theirs, ...changedFields(before, typed), photos: rebasePhotos(photos, next.photos) },
        false,
      );
    },
  };
}
