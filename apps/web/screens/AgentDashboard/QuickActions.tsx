import { Heading, Icon, Link, type IconType } from '@efie/ui';
import { ChevronRight, Pencil, Plus, UserRound } from 'lucide-react';
import { agentProfilePath, paths } from '../../routing/paths';
import { useListProperty } from '../../routing/useListProperty';
import { ActionsPanel } from './AgentDashboard.styles';
import { Action, ActionList } from './AgentPanel.styles';

function ActionLabel({ icon, children }: { icon: IconType; children: string }) {
  return (
    <>
      <Icon icon={icon} />
      <span>{children}</span>
      <Icon icon={ChevronRight} size="s" />
    </>
  );
}

/** The Quick Actions panel. Without an agent id there is no link to the public profile. */
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
            <ActionLabel icon={Plus}>Add New Listing</ActionLabel>
          </Action>
        </li>
        <li>
          <Action as={Link} href={paths.editProfile}>
            <ActionLabel icon={Pencil}>Edit Profile</ActionLabel>
          </Action>
        </li>
        {agentId !== '' && (
          <li>
            <Action as={Link} href={agentProfilePath(agentId)}>
              <ActionLabel icon={UserRound}>View Public Profile</ActionLabel>
            </Action>
          </li>
        )}
      </ActionList>
    </ActionsPanel>
  );
}
