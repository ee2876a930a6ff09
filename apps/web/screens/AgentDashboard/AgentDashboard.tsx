import {
  connectionHint,
  getOwnAgentProfileQuery,
  listOwnPropertiesQuery,
  listPaymentsQuery,
  hasVerificationStatus,
  readAgent,
  readTaskCount,
  useQueryState,
  useSession,
  useSessionAtMount,
  type ListingsResponse,
} from '@efie/api';
import { createOwnListings, type Listing } from '@efie/domain/listing';
import { FIRST_TASKS } from '@efie/domain/tasks';
import { LiveRegion, LoadFailure, media, Skeleton, useMediaQuery, useWithheldNotice } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { useMemo, useRef, useState, type CSSProperties } from 'react';
import { pageTitle } from '../../routing/title';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import { useNotifyWhileMounted } from '../common/requests/useNotifyWhileMounted';
import { Columns, Overview, Page, PaymentsPanel, Stack, TodayPlace } from './AgentDashboard.styles';
import { DashboardPlan } from './DashboardPlan';
import { DashboardStats } from './DashboardStats';
import { DashboardHeader } from './DashboardHeader';
import { DashboardListings } from './DashboardListings';
import { EverythingFailed } from './EverythingFailed';
import { useAppliedView } from './listings/useOwnListingsView';
import { useRest } from './modules';
import { useViewCounts } from './useViewCounts';

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
  const { module: rest, failure } = useRest();
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
  const own = useMemo(() => createOwnListings(listings), [listings]);
  const view = useAppliedView();
  const visible = useMemo(() => own.find(view).page.items, [own, view]);
  const views = useViewCounts(
    listings,
    visible,
    !agent.isVerified ? 'hidden' : isProfileSettled ? 'requested' : 'waiting',
  );

  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  const isWithheld = useWithheldNotice() !== null;
  const isWide = useMediaQuery(media.lg);
  const [expectedTasks] = useState(() => Math.min(readTaskCount() ?? FIRST_TASKS, FIRST_TASKS));
  const hasEverythingFailed =
    profile.kind === 'error' && listingsLoad.kind === 'error' && payments.kind === 'error';

  const profilePanels = rest ? (
    <rest.DashboardProfile profile={profile} knownAgent={agent} />
  ) : (
    <Skeleton height="20rem" />
  );
  // Beside Today from 1024 px; else below the listings, in the order of reading and of the Tab key.
  const aside = !isWithheld && (
    <div onFocus={keepFocus}>
      {hasEverythingFailed ? (
        profilePanels
      ) : (
        <DashboardPlan
          profile={profile}
          knownAgent={agent}
          isUnknown={isVerificationUnknown}
          hasSlowNotice={listingsLoad.kind !== 'loading'}
        />
      )}
    </div>
  );

  return (
    <Page>
      <title>{pageTitle('Dashboard')}</title>
      {!isWithheld && (
        <>
          <LiveRegion>
            {!isProfileSettled || listingsLoad.kind === 'loading' ? 'Loading your dashboard' : ''}
          </LiveRegion>
          <DashboardHeader agent={agent} isVerificationUnknown={isVerificationUnknown} titleRef={title}>
            {!hasEverythingFailed && (agent.isVerified || isVerificationUnknown) && (
              <DashboardStats
                loadState={isVerificationUnknown ? 'loading' : listingsLoad.kind}
                listings={listings}
                views={views.total}
              />
            )}
          </DashboardHeader>
          {views.requests}
        </>
      )}
      <Overview data-empty={isWithheld}>
        {hasEverythingFailed && !isWithheld ? (
          <div onFocus={keepFocus}>
            <EverythingFailed loads={[profile, listingsLoad, payments]} />
          </div>
        ) : (
          <TodayPlace>
            {rest ? (
              <rest.Today
                profile={profile}
                listings={listingsLoad}
                payments={payments}
                onNotice={notifyWhileMounted}
                isWithheld={isWithheld}
              />
            ) : failure ? (
              // For all that is not loaded.
              <LoadFailure {...failure} />
            ) : (
              !isWithheld && (
                <div data-skeleton style={{ '--tasks': expectedTasks } as CSSProperties}>
                  <Skeleton height="100%" />
                </div>
              )
            )}
          </TodayPlace>
        )}
        {isWide && aside}
      </Overview>
      {(!hasEverythingFailed || isWithheld) && (
        <DashboardListings
          load={listingsLoad}
          own={own}
          expectedCount={agent.currentListings}
          views={views.of}
          hasViews={agent.isVerified}
          onNotice={notifyWhileMounted}
          isWithheld={isWithheld}
        />
      )}
      {!isWithheld && (
        <Columns>
          {!isWide && aside}
          {!hasEverythingFailed && (
            <Stack>
              {agent.isVerified &&
                listings.length > 0 &&
                (rest ? (
                  <rest.ViewTrends listings={listings} views={views.of} />
                ) : (
                  <Skeleton height="7.5rem" />
                ))}
              <PaymentsPanel aria-labelledby="payment-history">
                {rest ? <rest.PaymentHistory load={payments} /> : <Skeleton height="13rem" />}
              </PaymentsPanel>
            </Stack>
          )}
          {!hasEverythingFailed && profilePanels}
        </Columns>
      )}
    </Page>
  );
}
