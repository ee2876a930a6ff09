import { agentName, type AgentProfile } from '@efie/domain/account';
import { formatDate } from '@efie/domain/dates';
import { initials } from '@efie/domain/names';
import { pluralize } from '@efie/domain/text';
import { Calendar, House, MapPin } from 'lucide-react';
import { useId } from 'react';
import { Avatar, Icon } from '../../primitives';
import { NotVerified, VerifiedAgentDisclosure } from '../badges';
import { CallButton, PhoneLine, WhatsAppButton } from '../ContactButtons';
import { agentLocation } from './ContactCard.helpers';
import {
  Actions,
  BadgeArea,
  Banner,
  Bio,
  Body,
  Business,
  Facts,
  Head,
  Name,
  NameLine,
  Names,
  Portrait,
  Tiles,
} from './ContactCard.styles';

export interface ContactCardProps {
  /** The agent to contact. Only the number of listings is shown; null while it is unknown. */
  agent: Omit<AgentProfile, 'listings'> & { listings: Pick<AgentProfile['listings'], 'length'> | null };
}

function AgentFacts({ agent }: ContactCardProps) {
  const place = agentLocation(agent);
  const joined = agent.joinedAt === null ? '' : formatDate(agent.joinedAt);
  return (
    <Facts role="list">
      {place !== '' && (
        <li>
          <Icon icon={MapPin} />
          <bdi>{place}</bdi>
        </li>
      )}
      {joined !== '' && (
        <li>
          <Icon icon={Calendar} />
          <bdi>{`Joined ${joined}`}</bdi>
        </li>
      )}
      {agent.listings !== null && (
        <li>
          <Icon icon={House} />
          <bdi>{pluralize(agent.listings.length, 'listing', 'listings')}</bdi>
        </li>
      )}
    </Facts>
  );
}

/**
 * The banner of an agent's public profile: name, verification, location and contact buttons. The name is the screen's
 * h1. Without a usable phone number both buttons are disabled and give the reason.
 */
export function ContactCard({ agent }: ContactCardProps) {
  const nameId = useId();
  const name = agentName(agent.fullName);
  return (
    <section aria-labelledby={nameId}>
      <Banner>
        <Tiles seed="agent-331" columns={20} rows={2} set="band" />
      </Banner>
      <Body>
        <Head>
          <Portrait>
            <Avatar initials={initials(name)} src={agent.photoUrl ?? undefined} size={152} loading="eager" />
          </Portrait>
          <Names>
            <NameLine>
              <Name id={nameId} tabIndex={-1} data-page-heading>
                <bdi>{name}</bdi>
              </Name>
              {agent.businessName.trim() !== '' && (
                <Business>
                  <bdi>{agent.businessName.trim()}</bdi>
                </Business>
              )}
              <BadgeArea>{agent.isVerified ? <VerifiedAgentDisclosure /> : <NotVerified />}</BadgeArea>
            </NameLine>
          </Names>
          <Actions>
            <CallButton phone={agent.phone} aria-describedby={nameId}>
              Call
            </CallButton>
            <WhatsAppButton phone={agent.phone} about={null} aria-describedby={nameId} />
          </Actions>
        </Head>
        <PhoneLine phone={agent.phone} />
        <AgentFacts agent={agent} />
        {agent.bio.trim() !== '' && <Bio dir="auto">{agent.bio.trim()}</Bio>}
      </Body>
    </section>
  );
}
