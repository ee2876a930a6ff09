import {
  ApiError,
  getPropertyQuery,
  listOwnPropertiesQuery,
  refreshOwnAgent,
  type ListingsAnswer,
} from '@efie/api';
import type { Listing } from '@efie/domain';
import { lazyDialog } from '@efie/ui';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useState, useTransition, type ReactNode } from 'react';
import { connectionHint } from '../shared/connectionHint';
import { isSignedOut } from '../shared/refusals';

export const DeleteProperty = lazyDialog(
  async () => (await import('@efie/ui/dialogs/DeleteProperty')).DeleteProperty,
);

const FAILED = 'Failed to delete property';

/** The listing leaves the agent's list at once, every public list when it is next asked for, and the agent's count. */
async function forget(queryClient: QueryClient, listingId: string): Promise<void> {
  const { queryKey } = listOwnPropertiesQuery();
  const own = { queryKey, exact: true };
  const isAsked = queryClient.isFetching(own) > 0;
  // An answer on its way was given before the listing went.
  await queryClient.cancelQueries(own);
  queryClient.setQueryData<ListingsAnswer>(
    queryKey,
    (answer) => answer && { ...answer, listings: answer.listings.filter(({ id }) => id !== listingId) },
  );
  // It was asked for because of something else.
  if (isAsked) void queryClient.invalidateQueries(own);
  queryClient.removeQueries({ queryKey: getPropertyQuery(listingId).queryKey });
  void queryClient.invalidateQueries({ queryKey: ['properties'] });
  void queryClient.invalidateQueries({ queryKey: ['agents'] });
  await refreshOwnAgent(queryClient);
}

function whyItFailed(error: unknown): string | undefined {
  const said = error instanceof ApiError && error.serverMessage !== FAILED ? error.serverMessage : '';
  return connectionHint(error) ?? (said || undefined);
}

export interface DeleteListing {
  /** Asks first. Stable between renders. */
  onDelete: (deletion: { listing: Listing }) => void;
  isAsking: boolean;
  /** The listing whose question waits for its code; null when none does. */
  openingId: string | null;
  /** Place it once in the screen. */
  dialog: ReactNode;
}

/** Deleting a listing: the question, its answer and the words for both ends (checklist 403 to 408, fault 123). */
export function useDeleteListing(
  tell: (notice: Notice) => void,
  onDeleted: (deleted: { listingId: string }) => void,
): DeleteListing {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Listing | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [askedId, setAskedId] = useState<string | null>(null);
  const [isOpening, startOpening] = useTransition();
  const onDelete = useCallback<DeleteListing['onDelete']>(({ listing }) => {
    setAskedId(listing.id);
    startOpening(() => {
      setAsked(listing);
      setAsking(true);
    });
  }, []);

  const dialog = (
    <Suspense fallback={null}>
      {asked !== null && (
        <DeleteProperty
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          listing={asked}
          onDeleted={({ listingId }) => {
            onDeleted({ listingId });
            tell({ kind: 'success', title: 'Property has been successfully deleted.' });
            void forget(queryClient, listingId);
          }}
          onFailed={({ error }) => {
            // A refused token has words of its own, and leads to the login (fault 11).
            if (isSignedOut(error)) return;
            tell({ kind: 'error', title: FAILED, description: whyItFailed(error) });
          }}
        />
      )}
    </Suspense>
  );
  return { onDelete, isAsking, openingId: isOpening ? askedId : null, dialog };
}
