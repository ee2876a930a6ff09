import { failureReason, isAbortError, isLimitReached, isUnauthorized, useCachedListing } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { useState } from 'react';
import { useEditListingForm, type EditListingFormState, type SaveFailure } from '../../forms/EditListingForm';
import { notify, notifyWithoutAnnouncement, type Notice } from '../../primitives/Toast';
import { useSaveListing } from './useSaveListing';

const FAILED = 'Failed to update property';

/** The message of a failed save: the server's, or the specified fallback. */
const describeError = (error: unknown): string =>
  isAbortError(error)
    ? 'Update cancelled. Unsent changes are still in the form.'
    : failureReason(error, FAILED);

/** One toast for all failures: the first as its title, its detail and the others as the description. */
function toNotice([first, ...others]: readonly SaveFailure[]): Notice {
  const rest = [first?.detail ?? '', ...others.map(({ text, detail }) => `${text}. ${detail}`)];
  return { kind: 'error', title: first?.text ?? FAILED, description: rest.join(' ').trim() || undefined };
}

export interface EditListingOptions {
  /** One of the agent's own listings. */
  listing: Listing;
  /** Called when the dialog closes, with or without a save. */
  onClose: () => void;
  /** Called after `onClose` when the plan allows no more active listings; the draft is stored. */
  onLimitReached: () => void;
}

export interface EditListingState {
  form: EditListingFormState;
  /** The step of the save in flight, such as 'Saving your changes'; '' while no save is in flight. */
  progress: string;
  /** Aborts the save in flight. */
  cancel: () => void;
  /** Loads the latest version of the listing into the form. */
  reload: () => void;
  isReloading: boolean;
}

/**
 * The form of the dialog, its requests and its toasts. After any change on the server, the queries that contain the listing
 * are invalidated.
 */
export function useEditListing({
  listing: initialListing,
  onClose,
  onLimitReached,
}: EditListingOptions): EditListingState {
  const { listing, fetchLatest, invalidate, markStale } = useCachedListing(initialListing);
  const [isReloading, setReloading] = useState(false);

  const { save, progress, cancel } = useSaveListing({
    listing,
    fetchLatest,
    onChanged: invalidate,
    onUncertain: markStale,
  });

  function reportFailure(error: unknown): void {
    // A rejected token is reported by the route guard, which redirects to the login.
    if (isAbortError(error) || isUnauthorized(error)) return;
    const notice = { kind: 'error', title: describeError(error) } as const;
    if (!isLimitReached(error)) {
      notifyWithoutAnnouncement(notice);
      return;
    }
    notify(notice);
    onClose();
    onLimitReached();
  }

  const form = useEditListingForm({
    listing,
    save,
    onDone: (outcome, { hasEmptied }) => {
      const emptied = hasEmptied ? { description: 'Empty number fields keep their saved values.' } : {};
      if (outcome.kind === 'unchanged') {
        notify({
          kind: 'info',
          title: 'No Changes',
          description: emptied.description ?? 'No changes were made to the property.',
        });
        return;
      }
      if (outcome.kind === 'saved') {
        notify({ kind: 'success', title: 'Property updated successfully!', ...emptied });
        onClose();
        return;
      }
      if (outcome.kind === 'partly') notifyWithoutAnnouncement(toNotice(outcome.failures));
      void fetchLatest().then(
        (fresh) => fresh && form.mergePhotos(fresh),
        () => undefined,
      );
    },
    onFailed: (error) => {
      reportFailure(error);
      return { kind: 'rejected', text: describeError(error) };
    },
  });

  const reload = async () => {
    setReloading(true);
    try {
      const fresh = await fetchLatest();
      if (fresh) form.mergeListing(fresh);
    } catch (error) {
      notify({
        kind: 'error',
        title: failureReason(error, 'Failed to load the property. Please try again.'),
      });
    } finally {
      setReloading(false);
    }
  };

  return { form, progress, cancel, reload: () => void reload(), isReloading };
}
