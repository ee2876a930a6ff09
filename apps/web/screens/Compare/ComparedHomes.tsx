import { removeComparedHome } from '@efie/api';
import { removeCompared } from '@efie/domain/compare';
import type { Listing } from '@efie/domain/listing';
import { pluralize } from '@efie/domain/text';
import { Alert, Button, Comparison, EmptyState, InlineError } from '@efie/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparePath } from '../../routing/comparePath';
import { listingPath, paths } from '../../routing/paths';
import { focusScreenHeading } from '../../routing/useFocusScreenHeading';
import { Content } from './Compare.styles';

export interface ComparedHomesProps {
  /** Ids of the compared homes, also of those that could not be loaded. */
  ids: readonly string[];
  listings: readonly Listing[];
  /** Ids of homes that are no longer listed. */
  missingIds: readonly string[];
  /** Number of homes that could not be loaded. */
  failedCount: number;
  onRetry: () => void;
}

/** The homes that were found, side by side, and a sentence about those that were not. */
export function ComparedHomes({ ids, listings, missingIds, failedCount, onRetry }: ComparedHomesProps) {
  const navigate = useNavigate();
  // A home that is gone must not count as chosen. Joined, because the array is new in every render.
  const missing = missingIds.join(',');
  useEffect(() => missing.split(',').forEach(removeComparedHome), [missing]);
  const missingText = `${pluralize(missingIds.length, 'home is', 'homes are')} no longer listed.`;

  if (listings.length === 0) {
    return (
      <div data-empty>
        <EmptyState
          title="No homes to compare"
          seed="compare"
          action={
            <Button size="large" href={paths.listings}>
              Browse Properties
            </Button>
          }
        >
          {missingIds.length === 0
            ? 'Press Compare on up to four homes, and see them side by side here.'
            : `${missingText} Other homes are waiting.`}
        </EmptyState>
      </div>
    );
  }

  const remove = (listingId: string) => {
    removeComparedHome(listingId);
    // The pressed button is unmounted with the last home.
    if (listings.length === 1) focusScreenHeading();
    void navigate(comparePath(removeCompared(ids, listingId)), { replace: true });
  };

  return (
    <Content>
      {missingIds.length > 0 && (
        <Alert kind="info" role="status">
          {missingText}
        </Alert>
      )}
      {failedCount > 0 && (
        <InlineError
          onRetry={() => {
            // The pressed button is unmounted.
            focusScreenHeading();
            onRetry();
          }}
        >
          {`${pluralize(failedCount, 'home', 'homes')} could not be loaded.`}
        </InlineError>
      )}
      {listings.length === 1 && <Alert kind="info">Add another home to compare it with this one.</Alert>}
      <div>
        <Comparison
          listings={listings}
          hrefFor={({ id }) => listingPath(id)}
          onRemove={({ listingId }) => remove(listingId)}
        />
      </div>
    </Content>
  );
}
