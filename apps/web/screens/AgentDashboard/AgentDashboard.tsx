import {
  getOwnAgentProfileQuery,
  listOwnPropertiesQuery,
  listPaymentsQuery,
  readAgent,
  useGetOwnAgentProfile,
  useListOwnProperties,
  useListPayments,
  useSession,
} from '@efie/api';
import type { Listing } from '@efie/domain';
import { lazyComponent, LiveRegion, LoadFailure, Skeleton, useWithheldNotice } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { Suspense, useRef } from 'react';
import { pageTitle } from '../../routing/title';
import { connectionHint } from '../common/connectionHint';
import { useKeptFocus } from '../common/useKeptFocus';
import { useTell } from '../common/useTell';
import { Columns, Main, Page, PaymentsPanel } from './AgentDashboard.styles';
import { DashboardSide } from './DashboardSide';
import { DashboardStats } from './DashboardStats';
import { DashboardTop } from './DashboardTop';
import { OwnListings } from './OwnListings';
import { usePart } from './usePart';
import { useViews } from './useViews';

const PaymentHistory = lazyComponent(
  async () => (await import('./PaymentHistory')).PaymentHistory,
  LoadFailure,
);

const NO_LISTINGS: readonly Listing[] = [];

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

/* Failed payments show an empty list and no toast. */
function noop(): void {}

/** The agent dashboard. Profile, listings and payments load in parallel, and each one can fail without the others. */
export function Screen() {
  const session = useSession();
  const profile = usePart(useGetOwnAgentProfile(), getOwnAgentProfileQuery().queryKey, notifyProfileFailure);
  const ownListings = usePart(
    useListOwnProperties(),
    listOwnPropertiesQuery().queryKey,
    notifyListingsFailure,
  );
  const payments = usePart(useListPayments(), listPaymentsQuery().queryKey, noop);
  const notifyWhileMounted = useTell();

  // Until the profile has loaded, and when it fails, the agent comes from the record stored on this device.
  const agent =
    profile.kind === 'ready' ? profile.data : readAgent(session.role === 'agent' ? session.record : null);
  const listings = ownListings.kind === 'ready' ? ownListings.data.listings : NO_LISTINGS;
  const isProfileSettled = profile.kind !== 'loading';
  const views = useViews(listings, !agent.isVerified ? 'hidden' : isProfileSettled ? 'requested' : 'waiting');

  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(title);
  const isWithheld = useWithheldNotice() !== null;

  return (
    <Page>
      <title>{pageTitle('Dashboard')}</title>
      {!isWithheld && (
        <>
          <LiveRegion>
            {!isProfileSettled || ownListings.kind === 'loading' ? 'Loading your dashboard' : ''}
          </LiveRegion>
          <DashboardTop agent={agent} titleRef={title} />
          {views.calls}
          {agent.isVerified && (
            <DashboardStats part={ownListings.kind} listings={listings} views={views.total} />
          )}
        </>
      )}
      <Columns>
        {!isWithheld && (
          <div onFocus={keepFocus}>
            <DashboardSide
              profile={profile}
              known={agent}
              isWaitedForAlone={ownListings.kind !== 'loading'}
            />
          </div>
        )}
        <Main>
          <OwnListings
            part={ownListings}
            views={views.of}
            tell={notifyWhileMounted}
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
