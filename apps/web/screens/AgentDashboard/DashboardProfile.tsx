import type { QueryState } from '@efie/api';
import type { Agent } from '@efie/domain/account';
import { Stack } from './AgentDashboard.styles';
import { AgentPanel, AgentPanelSkeleton } from './AgentPanel';
import { QuickActions } from './QuickActions';

export interface DashboardProfileProps {
  profile: QueryState<Agent>;
  /** The last known agent, from which the skeleton takes its size. */
  knownAgent: Agent;
}

/** The agent's profile, and Quick Actions, which work without it. */
export function DashboardProfile({ profile, knownAgent }: DashboardProfileProps) {
  return (
    <Stack>
      {profile.kind === 'ready' && <AgentPanel agent={profile.data} />}
      {profile.kind === 'loading' && <AgentPanelSkeleton hasBio={knownAgent.bio.trim() !== ''} />}
      <QuickActions agentId={knownAgent.id} />
    </Stack>
  );
}
