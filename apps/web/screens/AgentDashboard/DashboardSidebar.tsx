import { isConnectionError, serverNow, type QueryState } from '@efie/api';
import { listingUsage, type Agent } from '@efie/domain/account';
import { currentPlan, planTerm } from '@efie/domain/plans';
import { CurrentPlanCardSkeleton, InlineError, SlowNotice } from '@efie/ui';
import { plans } from '../common/paymentSettings';
import { FailedPanel, Sidebar } from './AgentDashboard.styles';
import { AgentPanel, AgentPanelSkeleton } from './AgentPanel';
import { useRest } from './modules';
import { QuickActions } from './QuickActions';

export interface DashboardSidebarProps {
  /** Null when its failure is shown elsewhere. */
  profile: QueryState<Agent> | null;
  /** The last known agent, from which the skeletons take their size. */
  knownAgent: Agent;
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
  return (
    <CurrentPlanCardSkeleton
      actions={currentPlan(agent, now, plans).actions.length}
      hasMeter={typeof usage?.limit === 'number'}
      lines={1 + Number(planTerm(agent, now, plans) !== null) + Number(usage?.isAtLimit === true)}
    />
  );
}

/** The dashboard's sidebar: plan, profile and Quick Actions. The actions work without the profile. */
export function DashboardSidebar({ profile, knownAgent, hasSlowNotice }: DashboardSidebarProps) {
  const { module: rest } = useRest();
  return (
    <Sidebar>
      {profile?.kind === 'ready' && (
        <>
          {rest ? <rest.PlanPanel agent={profile.data} /> : <PlanSkeleton agent={profile.data} />}
          <AgentPanel agent={profile.data} />
        </>
      )}
      {profile?.kind === 'loading' && (
        <>
          <PlanSkeleton agent={knownAgent} />
          <AgentPanelSkeleton hasBio={knownAgent.bio.trim() !== ''} />
          {hasSlowNotice && <SlowNotice onCancel={profile.onCancel} />}
        </>
      )}
      {profile?.kind === 'error' && (
        <FailedPanel aria-label="Profile and plan">
          <InlineError onRetry={profile.onRetry} isRetrying={profile.isRetrying}>
            {describeFailure(profile.isCanceled, profile.error)}
          </InlineError>
        </FailedPanel>
      )}
      <QuickActions agentId={knownAgent.id} />
    </Sidebar>
  );
}
