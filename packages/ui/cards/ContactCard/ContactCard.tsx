import {
  countOf,
  formatDate,
  formatPhone,
  helpMessage,
  initials,
  telHref,
  whatsAppHref,
  type AgentProfile,
} from '@efie/domain';
import { Calendar, House, MapPin, Phone } from 'lucide-react';
import { useId } from 'react';
import { Avatar, Button, Icon, WhatsAppGlyph } from '../../primitives';
import { NotVerified, VerifiedAgent } from '../badges';
import { NO_PHONE } from '../PropertyCard/PropertyCard.helpers';
import { agentPlace, shownName } from './ContactCard.helpers';
import {
  Actions,
  BadgePlace,
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
  PrintedPhone,
  Tiles,
} from './ContactCard.styles';

export interface ContactCardProps {
  agent: AgentProfile;
}

function FactsOf({ agent }: ContactCardProps) {
  const place = agentPlace(agent);
  const joined = agent.joinedAt === null ? '' : formatDate(agent.joinedAt);
  return (
    <Facts>
      {place !== '' && (
        <li>
          <Icon icon={MapPin} />
          <bdi>{place}</bdi>
        </li>
      )}
      {joined !== '' && (
        <li>
          <Icon icon={Calendar} />
          <bdi>Joined {joined}</bdi>
        </li>
      )}
      <li>
        <Icon icon={House} />
        <bdi>{countOf(agent.listings.length, 'listing', 'listings')}</bdi>
      </li>
    </Facts>
  );
}

/**
 * The band that opens an agent's public profile: who it is, whether they are verified, where they work and how to reach
 * them (checklist 508 to 516). The name is the page's h1. Both buttons are disabled, with the reason, when there is no
 * usable phone number.
 */
export function ContactCard({ agent }: ContactCardProps) {
  const nameId = useId();
  const name = shownName(agent);
  const call = telHref(agent.phone);
  const whatsApp = whatsAppHref(agent.phone, helpMessage(null));
  const disabledReason = call === null ? NO_PHONE : undefined;
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
              <BadgePlace>{agent.isVerified ? <VerifiedAgent /> : <NotVerified />}</BadgePlace>
            </NameLine>
          </Names>
          <Actions>
            <Button
              size="large"
              icon={Phone}
              href={call ?? '#'}
              aria-describedby={nameId}
              disabledReason={disabledReason}
            >
              Call
            </Button>
            <Button
              size="large"
              kind="soft"
              icon={WhatsAppGlyph}
              href={whatsApp ?? '#'}
              target="_blank"
              rel="noreferrer"
              aria-describedby={nameId}
              disabledReason={disabledReason}
            >
              WhatsApp
            </Button>
          </Actions>
        </Head>
        {call !== null && <PrintedPhone>{formatPhone(agent.phone)}</PrintedPhone>}
        <FactsOf agent={agent} />
        {agent.bio.trim() !== '' && <Bio dir="auto">{agent.bio.trim()}</Bio>}
      </Body>
    </section>
  );
}
