import {
  getOwnAgentProfileQuery,
  listOwnPropertiesQuery,
  listPaymentsQuery,
  readAgent,
  useQueryState,
  useSession,
  type ListingsResponse,
} from '@efie/api';
import type { Listing } from '@efie/domain';
import { lazyComponent, LiveRegion, LoadFailure, Skeleton, useWithheldNotice } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { Suspense, useRef } from 'react';
import { pageTitle } from '../../routing/title';
import { connectionHint } from '../common/requests/connectionHint';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import { useNotifyWhileMounted } from '../common/requests/useNotifyWhileMounted';
import { Columns, Main, Page, PaymentsPanel } from './AgentDashboard.styles';
import { DashboardSidebar } from './DashboardSidebar';
import { DashboardStats } from './DashboardStats';
import { DashboardHeader } from './DashboardHeader';
import { DashboardListings } from './DashboardListings';
import { useViewCounts } from './useViewCounts';

const PaymentHistory = lazyComponent(
  async () => (await import('./PaymentHistory')).PaymentHistory,
  LoadFailure,
);

const NO_LISTINGS: readonly Listing[] = [];

const hasNoListings = ({ listings }: ListingsResponse) => listings.length === 0;

function notifyProfileFailure(error: unknown): void {
  notify({
    kind: 'error',
    title: 'Failed to load agent profile data',
    description: connectionHint(error),
  });
}

function notifyListingsFailure(error: unknown): void {
  notify({
    kind: 'error',
    title: 'Failed to load property listings',
    description: connectionHint(error),
  });
}

/** The agent dashboard. Profile, listings and payments load in parallel, and each one can fail without the others. */
export function AgentDashboardScreen() {
  const session = useSession();
  const profile = useQueryState(getOwnAgentProfileQuery(), { onError: notifyProfileFailure });
  const listingsLoad = useQueryState(listOwnPropertiesQuery(), {
    isEmpty: hasNoListings,
    onError: notifyListingsFailure,
  });
  // Failed payments show an empty list and no toast.
  const payments = useQueryState(listPaymentsQuery());
  const notifyWhileMounted = useNotifyWhileMounted();

  // Until the profile has loaded, and when it fails, the agent comes from the record stored on this device.
  const agent =
    profile.kind === 'ready' ? profile.data : readAgent(session.role === 'agent' ? session.record : null);
  const listings = 'data' in listingsLoad ? listingsLoad.data.listings : NO_LISTINGS;
  const isProfileSettled = profile.kind !== 'loading';
  const views = useViewCounts(
    listings,
    !agent.isVerified ? 'hidden' : isProfileSettled ? 'requested' : 'waiting',
  );

  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  const isWithheld = useWithheldNotice() !== null;

  return (
    <Page>
      <title>{pageTitle('Dashboard')}</title>
      {!isWithheld && (
        <>
          <LiveRegion>
            {!isProfileSettled || listingsLoad.kind === 'loading' ? 'Loading your dashboard' : ''}
          </LiveRegion>
          <DashboardHeader agent={agent} titleRef={title} />
          {views.requests}
          {agent.isVerified && (
            <DashboardStats loadState={listingsLoad.kind} listings={listings} views={views.total} />
          )}
        </>
      )}
      <Columns>
        {!isWithheld && (
          <div onFocus={keepFocus}>
            <DashboardSidebar
              profile={profile}
              knownAgent={agent}
              hasSlowNotice={listingsLoad.kind !== 'loading'}
            />
          </div>
        )}
        <Main>
          <DashboardListings
            load={listingsLoad}
            views={views.of}
            onNotice={notifyWhileMounted}
            isWithheld={isWithheld}
          />
          {!isWithheld && (
            <PaymentsPanel aria-labelledby="payment-history">
              <Suspense fallback={<Skeleton height="13rem" />}>
                <PaymentHistory load={payments} />
              </Suspense>
            </PaymentsPanel>
          )}
        </Main>
      </Columns>
    </Page>
  );
}
