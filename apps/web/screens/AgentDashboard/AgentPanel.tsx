import { agentName, type Agent } from '@efie/domain/account';
import { initials } from '@efie/domain/names';
import { agentLocation, Avatar, Icon, Skeleton, SkeletonLine } from '@efie/ui';
import { Mail, MapPin, Phone } from 'lucide-react';
import { Panel } from './AgentDashboard.styles';
import { Bio, BioText, Business, Facts, Name, Identity, NameAndBusiness } from './AgentPanel.styles';

/** The agent's profile image, names, place, contact details and bio. Rows without a value are left out. */
export function AgentPanel({ agent }: { agent: Agent }) {
  const name = agentName(agent.fullName);
  const facts = [
    { icon: MapPin, label: 'Place', text: agentLocation(agent), direction: undefined },
    { icon: Mail, label: 'Email', text: agent.email.trim(), direction: 'ltr' },
    { icon: Phone, label: 'Phone', text: agent.phone.trim(), direction: 'ltr' },
  ].filter(({ text }) => text !== '');
  return (
    <Panel aria-labelledby="agent-name">
      <Identity>
        <Avatar initials={initials(name)} src={agent.photoUrl ?? undefined} size={64} loading="eager" />
        <NameAndBusiness>
          <Name id="agent-name">
            <bdi>{name}</bdi>
          </Name>
          {agent.businessName.trim() !== '' && (
            <Business>
              <bdi>{agent.businessName.trim()}</bdi>
            </Business>
          )}
        </NameAndBusiness>
      </Identity>
      {facts.length > 0 && (
        <Facts role="list">
          {facts.map(({ icon, label, text, direction }) => (
            <li key={label}>
              <Icon icon={icon} />
              <bdi dir={direction}>{text}</bdi>
            </li>
          ))}
        </Facts>
      )}
      {agent.bio.trim() !== '' && (
        <Bio>
          <BioText dir="auto">{agent.bio.trim()}</BioText>
        </Bio>
      )}
    </Panel>
  );
}

/** The panel while the profile loads. Hidden from screen readers, which get the screen's loading message. */
export function AgentPanelSkeleton({ hasBio }: { hasBio: boolean }) {
  return (
    <Panel as="div" aria-hidden="true" data-skeleton>
      <Identity>
        <Skeleton width="64px" height="64px" radius="50%" />
        <NameAndBusiness>
          <Name as="div">
            <SkeletonLine width="70%" />
          </Name>
          <SkeletonLine variant="small" width="45%" />
        </NameAndBusiness>
      </Identity>
      <Facts as="div">
        <SkeletonLine variant="small" width="80%" />
        <SkeletonLine variant="small" width="70%" />
        <SkeletonLine variant="small" width="50%" />
      </Facts>
      {hasBio && (
        <Bio as="div">
          <SkeletonLine variant="small" width="100%" />
          <SkeletonLine variant="small" width="90%" />
          <SkeletonLine variant="small" width="40%" />
        </Bio>
      )}
    </Panel>
  );
}
