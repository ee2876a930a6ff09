import { isConnectionError, serverNow, type QueryState } from '@efie/api';
import { currentPlan, listingUsage, planTerm, type Agent } from '@efie/domain';
import { CurrentPlanCard, CurrentPlanCardSkeleton, InlineError, SlowNotice } from '@efie/ui';
import { paths } from '../../routing/paths';
import { plans } from '../common/plans';
import { FailedPanel, Sidebar } from './AgentDashboard.styles';
import { AgentPanel, AgentPanelSkeleton } from './AgentPanel';
import { QuickActions } from './QuickActions';

export interface DashboardSidebarProps {
  profile: QueryState<Agent>;
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

/** The dashboard's sidebar: plan, profile and Quick Actions. The actions work without the profile. */
export function DashboardSidebar({ profile, knownAgent, hasSlowNotice }: DashboardSidebarProps) {
  return (
    <Sidebar>
      {profile.kind === 'ready' && (
        <>
          <CurrentPlanCard agent={profile.data} now={serverNow()} plans={plans} plansHref={paths.plans} />
          <AgentPanel agent={profile.data} />
        </>
      )}
      {profile.kind === 'loading' && (
        <>
          <CurrentPlanCardSkeleton
            actions={currentPlan(knownAgent, serverNow(), plans).actions.length}
            hasMeter={typeof listingUsage(knownAgent)?.limit === 'number'}
            lines={planTerm(knownAgent, serverNow(), plans) === null ? 1 : 2}
          />
          <AgentPanelSkeleton hasBio={knownAgent.bio.trim() !== ''} />
          {hasSlowNotice && <SlowNotice onCancel={profile.onCancel} />}
        </>
      )}
      {profile.kind === 'error' && (
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
