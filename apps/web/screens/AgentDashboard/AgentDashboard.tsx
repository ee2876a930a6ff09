import {
  getOwnAgentProfileQuery,
  listOwnPropertiesQuery,
  listPaymentsQuery,
  hasVerificationStatus,
  readAgent,
  useQueryState,
  useSession,
  useSessionAtMount,
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
  const sessionAtMount = useSessionAtMount();
  const profile = useQueryState(getOwnAgentProfileQuery(), { onError: notifyProfileFailure });
  const listingsLoad = useQueryState(listOwnPropertiesQuery(), {
    isEmpty: hasNoListings,
    onError: notifyListingsFailure,
  });
  // Failed payments show an empty list and no toast.
  const payments = useQueryState(listPaymentsQuery());
  const notifyWhileMounted = useNotifyWhileMounted();

  // Until the profile has loaded, and when it fails, the agent comes from the record stored on this device.
  // The response updates the record before the screen shows it, when another skeleton would shift the layout.
  const { record } = { record: null, ...(profile.kind === 'loading' ? sessionAtMount : session) };
  const agent = profile.kind === 'ready' ? profile.data : readAgent(record);
  // Reserves the space of the badge and the figures, which most agents have.
  const isVerificationUnknown = profile.kind === 'loading' && !hasVerificationStatus(record);
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
          <DashboardHeader agent={agent} isVerificationUnknown={isVerificationUnknown} titleRef={title} />
          {views.requests}
          {(agent.isVerified || isVerificationUnknown) && (
            <DashboardStats
              loadState={isVerificationUnknown ? 'loading' : listingsLoad.kind}
              listings={listings}
              views={views.total}
            />
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
