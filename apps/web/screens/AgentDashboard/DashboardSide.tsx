import { isConnectionError, serverNow } from '@efie/api';
import { currentPlan, listingUsage, planTerm, type Agent } from '@efie/domain';
import { CurrentPlanCard, CurrentPlanCardSkeleton, ErrorLine, SlowNotice } from '@efie/ui';
import { paths } from '../../routing/paths';
import { plans } from '../common/plans';
import { FailedPanel, Side } from './AgentDashboard.styles';
import { AgentPanel, AgentPanelSkeleton } from './AgentPanel';
import { QuickActions } from './QuickActions';
import type { Part } from './usePart';

export interface DashboardSideProps {
  profile: Part<Agent>;
  /** The last known agent, from which the skeletons take their size. */
  known: Agent;
  /** Only the profile is still loading, so its slow notice and Cancel are shown here. */
  isWaitedForAlone: boolean;
}

function describeFailure(isCanceled: boolean, error: unknown): string {
  if (isCanceled) return 'Your profile and plan were not loaded.';
  return isConnectionError(error)
    ? 'Your profile and plan could not be loaded. Check your connection.'
    : 'Your profile and plan could not be loaded.';
}

/** The dashboard's sidebar: plan, profile and Quick Actions. The actions work without the profile. */
export function DashboardSide({ profile, known, isWaitedForAlone }: DashboardSideProps) {
  return (
    <Side>
      {profile.kind === 'ready' && (
        <>
          <CurrentPlanCard agent={profile.data} now={serverNow()} plans={plans} plansHref={paths.plans} />
          <AgentPanel agent={profile.data} />
        </>
      )}
      {profile.kind === 'loading' && (
        <>
          <CurrentPlanCardSkeleton
            actions={currentPlan(known, serverNow(), plans).actions.length}
            hasMeter={typeof listingUsage(known)?.limit === 'number'}
            lines={planTerm(known, serverNow(), plans) === null ? 1 : 2}
          />
          <AgentPanelSkeleton hasBio={known.bio.trim() !== ''} />
          {isWaitedForAlone && <SlowNotice onCancel={profile.onCancel} />}
        </>
      )}
      {profile.kind === 'failed' && (
        <FailedPanel aria-label="Profile and plan">
          <ErrorLine onRetry={profile.onRetry} isRetrying={profile.isRetrying}>
            {describeFailure(profile.isCancelled, profile.error)}
          </ErrorLine>
        </FailedPanel>
      )}
      <QuickActions agentId={known.id} />
    </Side>
  );
}
