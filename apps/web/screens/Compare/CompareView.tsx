import { removeComparedHome, setComparedHomes, useComparedHomes } from '@efie/api';
import { MAX_COMPARED, pluralize, removeCompared, type Listing } from '@efie/domain';
import { Alert, Button, Comparison, InlineError } from '@efie/ui';
import { Plus, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparePath } from '../../routing/comparePath';
import { paths, propertyPath } from '../../routing/paths';
import { focusScreenHeading } from '../../routing/useFocusScreenHeading';
import { useShareLink } from '../common/share/useShareLink';
import { Content } from './Compare.styles';
import { CompareHeader } from './CompareHeader';
import { NothingToCompare } from './NothingToCompare';

export interface CompareViewProps {
  listings: readonly Listing[];
  missingIds: readonly string[];
  failedCount: number;
  onRetry: () => void;
}

/** '1 home is no longer listed.' */
const missingText = (count: number): string =>
  `${pluralize(count, 'home is', 'homes are')} no longer listed.`;

/** The homes that were found, side by side, and a sentence about those that were not. */
export function CompareView({ listings, missingIds, failedCount, onRetry }: CompareViewProps) {
  const ids = listings.map(({ id }) => id);
  const chosen = useComparedHomes();
  const navigate = useNavigate();
  const { onShare, dialog } = useShareLink({
    path: comparePath(ids),
    title: 'Compare homes',
    kind: 'comparison',
  });
  // Homes that are gone must not count as chosen. Joined, because the array is new in every render.
  const missing = missingIds.join(',');
  useEffect(() => missing.split(',').forEach(removeComparedHome), [missing]);

  const missingNote = missingIds.length > 0 && (
    <Alert kind="info" role="status">
      {missingText(missingIds.length)}
    </Alert>
  );
  const failedNote = failedCount > 0 && (
    <InlineError
      onRetry={() => {
        focusScreenHeading();
        onRetry();
      }}
    >
      {pluralize(failedCount, 'home', 'homes')} could not be loaded.
    </InlineError>
  );
  if (listings.length === 0) {
    return (
      <>
        <CompareHeader />
        <NothingToCompare>{missingText(missingIds.length)} Other homes are waiting.</NothingToCompare>
      </>
    );
  }

  const remove = (listingId: string) => {
    const rest = removeCompared(ids, listingId);
    removeComparedHome(listingId);
    // The pressed button is unmounted, and with the last home the whole table.
    if (rest.length === 0) focusScreenHeading();
    void navigate(comparePath(rest), { replace: true });
  };
  // Who came by a link has chosen nothing yet: the next home is added to those on the screen.
  const choose = () => {
    if (!ids.every((id) => chosen.includes(id))) setComparedHomes(ids);
  };

  return (
    <>
      <CompareHeader
        actions={
          <>
            <Button kind="ghost" icon={Share2} onClick={onShare}>
              Share
            </Button>
            {ids.length < MAX_COMPARED && (
              <Button kind="secondary" icon={Plus} href={paths.listings} onClick={choose}>
                Add another
              </Button>
            )}
          </>
        }
      >
        {pluralize(ids.length, 'home', 'homes')}
        {ids.length > 1 && ' side by side'}
      </CompareHeader>
      <Content>
        {missingNote}
        {failedNote}
        {ids.length === 1 && <Alert kind="info">Add another home to compare it with this one.</Alert>}
        <div>
          <Comparison
            listings={listings}
            hrefFor={({ id }) => propertyPath(id)}
            onRemove={({ listingId }) => remove(listingId)}
          />
        </div>
      </Content>
      {dialog}
    </>
  );
}
