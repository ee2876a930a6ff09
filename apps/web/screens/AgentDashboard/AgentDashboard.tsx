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
import { connectionHint } from '../shared/connectionHint';
import { useKeptFocus } from '../shared/useKeptFocus';
import { useTell } from '../shared/useTell';
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

const NONE: readonly Listing[] = [];

/* Told each time it happens; the part itself says what to do (fault 125). */
function tellOfProfile(error: unknown): void {
  notify({
    kind: 'error',
    title: 'Failed to load agent profile data',
    description: connectionHint(error),
  });
}

function tellOfListings(error: unknown): void {
  notify({
    kind: 'error',
    title: 'Failed to load property listings',
    description: connectionHint(error),
  });
}

/* The payments fall back to an empty list (checklist 402). */
function tellNobody(): void {}

/**
 * The agent's own place (specification section 2 "Agent dashboard"; checklist 360 to 408): profile, listings and payments
 * are asked for at once, and each stands or fails by itself.
 */
export function Screen() {
  const session = useSession();
  const profile = usePart(useGetOwnAgentProfile(), getOwnAgentProfileQuery().queryKey, tellOfProfile);
  const own = usePart(useListOwnProperties(), listOwnPropertiesQuery().queryKey, tellOfListings);
  const payments = usePart(useListPayments(), listPaymentsQuery().queryKey, tellNobody);
  const tell = useTell();

  // The record of this device greets the agent until the server has answered, and where it does not.
  const agent =
    profile.kind === 'ready' ? profile.data : readAgent(session.role === 'agent' ? session.record : null);
  const listings = own.kind === 'ready' ? own.data.listings : NONE;
  const isKnown = profile.kind !== 'loading';
  const views = useViews(listings, !agent.isVerified ? 'hidden' : isKnown ? 'asked' : 'waiting');

  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(title);
  const isWithheld = useWithheldNotice() !== null;

  return (
    <Page>
      <title>{pageTitle('Dashboard')}</title>
      {!isWithheld && (
        <>
          <LiveRegion>{!isKnown || own.kind === 'loading' ? 'Loading your dashboard' : ''}</LiveRegion>
          <DashboardTop agent={agent} titleRef={title} />
          {views.calls}
          {agent.isVerified && <DashboardStats part={own.kind} listings={listings} views={views.total} />}
        </>
      )}
      <Columns>
        {!isWithheld && (
          <div onFocus={keepFocus}>
            <DashboardSide profile={profile} known={agent} isWaitedForAlone={own.kind !== 'loading'} />
          </div>
        )}
        <Main>
          <OwnListings part={own} views={views.of} tell={tell} isWithheld={isWithheld} />
          {!isWithheld && (
            <PaymentsPanel aria-labelledby="payment-history">
              <Suspense fallback={<Skeleton height="13rem" />}>
                <PaymentHistory part={payments} />
              </Suspense>
            </PaymentsPanel>
          )}
        </Main>
      </Columns>
    </Page>
  );
}
