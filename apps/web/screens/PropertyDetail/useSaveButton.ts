import { toggleGuestFavorite, useSession } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { notify } from '@efie/ui/primitives/Toast';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';

export interface SaveState {
  isSaved: boolean;
  isSaving: boolean;
  onToggle: () => void;
}

/**
 * The state and action of the Save button. A signed-in user or agent saves to the account; a guest saves on this device
 * (ruling 40).
 */
export function useSaveButton(listing: Listing): SaveState {
  const { role } = useSession();
  const { savedIds, savingIds, onToggleFavorite } = useFavoriteToggle();
  const isSaved = savedIds.has(listing.id);
  const onToggle = () => {
    if (role !== 'guest') {
      onToggleFavorite({ listing, isSaved });
      return;
    }
    const isNowSaved = toggleGuestFavorite(listing.id);
    notify(
      isNowSaved
        ? {
            kind: 'success',
            title: 'Added to favorites',
            description: 'Saved on this device. Log in to keep it.',
          }
        : {
            kind: 'success',
            title: 'Removed from favorites',
            description: 'Property removed from your saved listings.',
          },
    );
  };
  return { isSaved, isSaving: savingIds.has(listing.id), onToggle };
}
