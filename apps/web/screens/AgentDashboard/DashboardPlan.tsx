import { isConnectionError, serverNow, type QueryState } from '@efie/api';
import { listingUsage, type Agent } from '@efie/domain/account';
import { currentPlan, planTerm } from '@efie/domain/plans';
import { CurrentPlanCardSkeleton, InlineError, Skeleton, SlowNotice } from '@efie/ui';
import { plans } from '../common/paymentSettings';
import { FailedPanel } from './AgentDashboard.styles';
import { useRest } from './modules';

export interface DashboardPlanProps {
  profile: QueryState<Agent>;
  /** The last known agent, from which the skeleton takes its size. */
  knownAgent: Agent;
  /** The record of the agent lacks the plan. */
  isUnknown: boolean;
  /** Only the profile is still loading, so its slow notice and Cancel are shown here. */
  hasSlowNotice: boolean;
}

function describeFailure(isCanceled: boolean, error: unknown): string {
  if (isCanceled) return 'Your profile and plan were not loaded.';
  return isConnectionError(error)
    ? 'Your profile and plan could not be loaded. Check your connection.'
    : 'Your profile and plan could not be loaded.';
}

/** As high as the plan of an agent. */
function PlanSkeleton({ agent }: { agent: Agent }) {
  const now = serverNow();
  const usage = listingUsage(agent);
  const term = planTerm(agent, now, plans);
  return (
    <CurrentPlanCardSkeleton
      actions={currentPlan(agent, now, plans).actions.length}
      hasMeter={typeof usage?.limit === 'number'}
      lines={1 + Number(term?.isExpired === false) + Number(usage?.isAtLimit === true)}
      hasExpired={term?.isExpired === true}
    />
  );
}

/** The agent's plan. The failure of the profile is shown here, for both. */
export function DashboardPlan({ profile, knownAgent, isUnknown, hasSlowNotice }: DashboardPlanProps) {
  const { module: rest } = useRest();
  if (profile.kind === 'ready')
    return rest ? <rest.PlanPanel agent={profile.data} /> : <PlanSkeleton agent={profile.data} />;
  if (profile.kind === 'loading')
    return (
      <div>
        {isUnknown ? <Skeleton height="12.5rem" /> : <PlanSkeleton agent={knownAgent} />}
        {hasSlowNotice && <SlowNotice onCancel={profile.onCancel} />}
      </div>
    );
  return (
    profile.kind === 'error' && (
      <FailedPanel aria-label="Profile and plan">
        <InlineError onRetry={profile.onRetry} isRetrying={profile.isRetrying}>
          {describeFailure(profile.isCanceled, profile.error)}
        </InlineError>
      </FailedPanel>
    )
  );
}
