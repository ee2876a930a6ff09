import {
  addPropertyImage,
  confirmLost,
  deletePropertyImage,
  isAbortError,
  isResponseLost,
  updateProperty,
  useAbortableRequest,
  useSessionAtMount,
} from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { useState } from 'react';
import {
  editListingValues,
  hasChanges,
  type SaveOutcome,
  type SaveRequest,
} from '../../forms/EditListingForm';
import { savePhotos, type PhotoOperations } from './savePhotos';

/** Prepares a photo for upload. The code is lazy-loaded with the first photo. */
const prepare: PhotoOperations['prepare'] = async (file, signal) => {
  const { preparePhotos } = await import('../../photos');
  const [prepared] = await preparePhotos([file], { signal });
  return prepared ?? { state: 'unreadable' };
};

interface SaveListingOptions {
  listing: Listing;
  /** Refetches the listing. Resolves to undefined when it no longer exists. */
  fetchLatest: () => Promise<Listing | undefined>;
  /** Called after any change on the server. */
  onChanged: () => void;
  /** Called when the server may have saved the fields although no response confirms it. */
  onUncertain: () => void;
}

interface SaveListing {
  save: (request: SaveRequest) => Promise<SaveOutcome>;
  /** The step of the save in flight, such as 'Saving your changes'; '' while no save is in flight. */
  progress: string;
  /** Aborts the save in flight. */
  cancel: () => void;
}

/**
 * Saves a listing: changed fields are sent first, then new photos, then deletions (ruling 113). `save` rejects with the
 * error of the fields; failures of photos are part of its outcome.
 */
export function useSaveListing({
  listing: { id },
  fetchLatest,
  onChanged,
  onUncertain,
}: SaveListingOptions): SaveListing {
  const { nextSignal, cancel } = useAbortableRequest();
  const session = useSessionAtMount();
  const [progress, setProgress] = useState('');

  /** Saves the photos after the fields. An abort at this point leaves the fields saved. */
  const saveQueue = async (
    { photos, onPhotos, uploads }: SaveRequest,
    signal: AbortSignal,
  ): Promise<{ outcome: SaveOutcome; hasChanged: boolean }> => {
    try {
      const { failures, hasChanged } = await savePhotos({
        queue: photos,
        operations: {
          prepare,
          upload: (photo, options) => addPropertyImage({ id, photo, session, ...options }),
          countStored: async () => (await fetchLatest())?.photos.length ?? 0,
          remove: (photoId) => deletePropertyImage({ photoId, signal, session }),
        },
        signal,
        uploads,
        onQueueChange: onPhotos,
        onProgress: setProgress,
      });
      return { outcome: failures.length > 0 ? { kind: 'partly', failures } : { kind: 'saved' }, hasChanged };
    } catch (error) {
      if (!isAbortError(error)) throw error;
      return { outcome: { kind: 'canceled' }, hasChanged: true };
    }
  };

  /** Whether the listing on the server has the changes. */
  const hasSaved = async (changes: SaveRequest['changes']): Promise<boolean> => {
    const latest = await fetchLatest();
    return latest !== undefined && hasChanges(editListingValues(latest), changes);
  };

  const save = async (request: SaveRequest): Promise<SaveOutcome> => {
    const { changes } = request;
    const signal = nextSignal();
    const isChanged = Object.keys(changes).length > 0;
    try {
      if (isChanged) {
        setProgress('Saving your changes');
        const change = updateProperty({ id, changes, signal, session });
        await confirmLost(change, () => hasSaved(changes)).catch((error: unknown) => {
          if (isResponseLost(error)) onUncertain();
          throw error;
        });
      }
      const { outcome, hasChanged } = await saveQueue(request, signal);
      if (isChanged || hasChanged) onChanged();
      else if (outcome.kind === 'saved') return { kind: 'unchanged' };
      return outcome;
    } finally {
      setProgress('');
    }
  };

  return { save, progress, cancel };
}
