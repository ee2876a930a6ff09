import {
  addPropertyImage,
  deletePropertyImage,
  failureReason,
  getAgentProfileQuery,
  listOwnPropertiesQuery,
  listPropertiesQuery,
  refreshOwnAgent,
  updateProperty,
  useOneCall,
  useSessionAtMount,
} from '@efie/api';
import type { Listing } from '@efie/domain';
import {
  useEditPropertyForm,
  type EditOrder,
  type EditOutcome,
  type EditPropertyFormState,
  type SaveFailure,
} from '@efie/ui/forms/EditPropertyForm';
import { notify, notifySilently, type Notice } from '@efie/ui/primitives/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listingLimit } from '../../../routing/listingLimit';
import { isGivenUp } from '../../shared/isGivenUp';
import { isLimitReached, isSignedOut } from '../../shared/refusals';
import { savePhotos, type PhotoCalls } from './savePhotos';

const FAILED = 'Failed to update property';

/** The words of a refused save: the server's or the specification's (ruling 115). */
const reasonOf = (error: unknown): string =>
  isGivenUp(error) ? 'Update cancelled. What was not sent yet is still here.' : failureReason(error, FAILED);

/** One toast for all that was not done: the first failure, then its reason and the others. */
function noticeOf([first, ...others]: readonly SaveFailure[]): Notice {
  const rest = [first?.detail ?? '', ...others.map(({ text, detail }) => `${text}. ${detail}`)];
  return { kind: 'error', title: first?.text ?? FAILED, description: rest.join(' ').trim() || undefined };
}

/** Photos are made smaller by code that nobody needs before the first one is sent. */
const prepare =
  (signal: AbortSignal): PhotoCalls['prepare'] =>
  async (file) => {
    const { preparePhotos } = await import('@efie/ui/photos');
    const [prepared] = await preparePhotos([file], { signal });
    return prepared ?? { state: 'unreadable' };
  };

export interface ListingEdit {
  form: EditPropertyFormState;
  /** What a save is doing; '' when none is on its way. */
  progress: string;
  /** Gives up the save that is on its way. */
  cancel: () => void;
  reload: () => void;
  isReloading: boolean;
}

/**
 * The calls of the edit dialog: changed fields first, then new photos, then deletions (ruling 113). Whatever was changed on
 * the server, every list that shows it asks again.
 */
export function useListingEdit(given: Listing, onClose: () => void): ListingEdit {
  const queryClient = useQueryClient();
  const own = useQuery({ ...listOwnPropertiesQuery(), enabled: false });
  const listing = own.data?.listings.find(({ id }) => id === given.id) ?? given;
  const { nextSignal, cancel } = useOneCall();
  const session = useSessionAtMount();
  const [progress, setProgress] = useState('');
  const [isReloading, setReloading] = useState(false);

  const askAgain = async (): Promise<Listing | undefined> => {
    const { listings } = await queryClient.fetchQuery({ ...listOwnPropertiesQuery(), staleTime: 0 });
    return listings.find(({ id }) => id === given.id);
  };

  const tellAll = (changes: EditOrder['changes']) => {
    void queryClient.invalidateQueries({ queryKey: listOwnPropertiesQuery().queryKey, exact: true });
    void queryClient.invalidateQueries({ queryKey: listPropertiesQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: getAgentProfileQuery(listing.agent.id).queryKey });
    // What counts against the limit may be another number now.
    if (changes.status !== undefined) void refreshOwnAgent(queryClient);
  };

  /** What becomes of the photos once the fields are saved; a save given up here has saved the fields all the same. */
  const saveQueue = async (
    { photos, onPhotos }: EditOrder,
    signal: AbortSignal,
  ): Promise<{ outcome: EditOutcome; hasChanged: boolean }> => {
    try {
      const { failures, hasChanged } = await savePhotos({
        queue: photos,
        calls: {
          prepare: prepare(signal),
          upload: (image) => addPropertyImage({ id: listing.id, image, signal, session }),
          remove: (imageId) => deletePropertyImage({ imageId, signal, session }),
        },
        onQueue: onPhotos,
        onStep: setProgress,
      });
      return { outcome: failures.length > 0 ? { kind: 'partly', failures } : { kind: 'saved' }, hasChanged };
    } catch (error) {
      if (!isGivenUp(error)) throw error;
      return { outcome: { kind: 'cancelled' }, hasChanged: true };
    }
  };

  const save = async (order: EditOrder): Promise<EditOutcome> => {
    const { changes } = order;
    const signal = nextSignal();
    const hasChanges = Object.keys(changes).length > 0;
    try {
      if (hasChanges) {
        setProgress('Saving your changes');
        await updateProperty({ id: listing.id, changes, signal, session });
      }
      const { outcome, hasChanged } = await saveQueue(order, signal);
      if (hasChanges || hasChanged) tellAll(changes);
      return outcome;
    } catch (error) {
      refuse(error);
      throw error;
    } finally {
      setProgress('');
    }
  };

  function refuse(error: unknown): void {
    // Who is signed out is told by the page's guard, which leads to the login.
    if (isGivenUp(error) || isSignedOut(error)) return;
    const notice = { kind: 'error', title: reasonOf(error) } as const;
    if (!isLimitReached(error)) {
      notifySilently(notice);
      return;
    }
    notify(notice);
    onClose();
    listingLimit.open();
  }

  const form = useEditPropertyForm({
    listing,
    save,
    onDone: (outcome, { hasEmptied }) => {
      const emptied = hasEmptied ? { description: 'An empty number stays as it was.' } : {};
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
      if (outcome.kind === 'partly') notifySilently(noticeOf(outcome.failures));
      void askAgain().then(
        (fresh) => fresh && form.adoptPhotos(fresh),
        () => undefined,
      );
    },
    describeFailure: reasonOf,
  });

  const reload = async () => {
    setReloading(true);
    try {
      const fresh = await askAgain();
      if (fresh) form.adopt(fresh);
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
