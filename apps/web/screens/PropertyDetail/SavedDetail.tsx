import { serverNow, useOfflineHomes } from '@efie/api';
import { savedOn } from '@efie/domain/offline';
import type { ReactNode } from 'react';
import { DetailView } from './DetailView';

export interface SavedDetailProps {
  id: string;
  shouldFocusTitle: boolean;
  /** Renders the screen if this listing has no copy; `hasSavedHomes` says whether others have. */
  renderWithoutCopy: (other: { hasSavedHomes: boolean }) => ReactNode;
}

/** The copy of a listing on this device, for a server that cannot be reached. */
export function SavedDetail({ id, shouldFocusTitle, renderWithoutCopy }: SavedDetailProps) {
  const homes = useOfflineHomes();
  const copy = homes.find(({ listing }) => listing.id === id);
  if (!copy) return renderWithoutCopy({ hasSavedHomes: homes.length > 0 });
  return (
    <DetailView
      listing={copy.listing}
      savedOn={savedOn(copy.savedAt, serverNow())}
      shouldFocusTitle={shouldFocusTitle}
    />
  );
}
