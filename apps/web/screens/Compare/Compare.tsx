import { useComparedHomes } from '@efie/api';
import { readComparedIds } from '@efie/domain/compare';
import type { Listing } from '@efie/domain/listing';
import { pluralize } from '@efie/domain/text';
import { useSearchParams } from 'react-router-dom';
import { COMPARE_PARAM, comparePath } from '../../routing/comparePath';
import { Redirect } from '../../routing/Redirect';
import { pageTitle } from '../../routing/title';
import { Page } from './Compare.styles';
import { ComparedHomes } from './ComparedHomes';
import { CompareFailed } from './CompareFailed';
import { CompareHeader } from './CompareHeader';
import { CompareLoading } from './CompareLoading';
import { useComparedListings, type ComparedListings } from './useComparedListings';

const NO_LISTINGS: readonly Listing[] = [];

/** Up to four homes side by side. Their ids are in the URL; without any, those chosen on this device are opened. */
export function CompareScreen() {
  const [params] = useSearchParams();
  const ids = readComparedIds(params.getAll(COMPARE_PARAM).join(','));
  const chosen = useComparedHomes();
  if (ids.length === 0 && chosen.length > 0) return <Redirect to={comparePath(chosen)} />;
  return <Compare ids={ids} />;
}

function statusText(state: ComparedListings, requested: number): string {
  if (state.kind === 'loading') return `Loading ${pluralize(requested, 'home', 'homes')}...`;
  const count = state.kind === 'ready' ? state.listings.length : 0;
  if (count === 0) return '';
  return count === 1 ? '1 home' : `${count} homes side by side`;
}

function Compare({ ids }: { ids: readonly string[] }) {
  const state = useComparedListings(ids);
  // Also those that only failed to load: they stay in the link and when another home is removed.
  const listings = state.kind === 'ready' ? state.listings : NO_LISTINGS;
  const keptIds = state.kind === 'ready' ? ids.filter((id) => !state.missingIds.includes(id)) : [];
  return (
    <Page>
      <title>{pageTitle('Compare homes')}</title>
      {/* Stays mounted, because focus moves to its heading when a pressed button is replaced. */}
      <CompareHeader status={statusText(state, ids.length)} ids={keptIds} listings={listings} />
      {state.kind === 'loading' && <CompareLoading ids={ids} onCancel={state.onCancel} />}
      {state.kind === 'error' && <CompareFailed error={state.error} onRetry={state.onRetry} />}
      {state.kind === 'ready' && <ComparedHomes {...state} ids={keptIds} />}
    </Page>
  );
}
