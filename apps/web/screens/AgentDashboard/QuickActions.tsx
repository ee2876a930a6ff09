import { Heading, Icon, Link, type IconType } from '@efie/ui';
import { ChevronRight, Pencil, Plus, UserRound } from 'lucide-react';
import { agentProfilePath, paths } from '../../routing/paths';
import { useListProperty } from '../../routing/useListProperty';
import { ActionsPanel } from './AgentDashboard.styles';
import { Action, ActionList } from './AgentPanel.styles';

function Line({ icon, children }: { icon: IconType; children: string }) {
  return (
    <>
      <Icon icon={icon} />
      <span>{children}</span>
      <Icon icon={ChevronRight} size="s" />
    </>
  );
}

/** What an agent does next (checklist 375 to 377). Without an id nothing leads to the public profile. */
export function QuickActions({ agentId }: { agentId: string }) {
  const onAdd = useListProperty();
  return (
    <ActionsPanel aria-labelledby="quick-actions">
      <Heading level={2} variant="panelTitle" id="quick-actions">
        Quick Actions
      </Heading>
      <ActionList role="list">
        <li>
          <Action as="button" type="button" onClick={onAdd}>
            <Line icon={Plus}>Add New Listing</Line>
          </Action>
        </li>
        <li>
          <Action as={Link} href={paths.editProfile}>
            <Line icon={Pencil}>Edit Profile</Line>
          </Action>
        </li>
        {agentId !== '' && (
          <li>
            <Action as={Link} href={agentProfilePath(agentId)}>
              <Line icon={UserRound}>View Public Profile</Line>
            </Action>
          </li>
        )}
      </ActionList>
    </ActionsPanel>
  );
}
