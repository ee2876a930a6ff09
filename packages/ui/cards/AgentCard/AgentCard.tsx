import { agentName } from '@efie/domain/account';
import { phoneDigits } from '@efie/domain/contact';
import { listingRibbon, type Listing } from '@efie/domain/listing';
import { initials } from '@efie/domain/names';
import { useId, type ReactNode, type Ref } from 'react';
import { Avatar, Button } from '../../primitives';
import { NotVerified, VerifiedAgentDisclosure } from '../badges';
import { CallButton, PhoneLine, WhatsAppButton } from '../ContactButtons';
import { ListingPrice } from '../PropertyCard/ListingPrice';
import {
  Actions,
  Bio,
  Business,
  Card,
  Gone,
  Name,
  Identity,
  Messages,
  PriceRow,
  AgentDetails,
} from './AgentCard.styles';

export interface AgentCardProps {
  /** Its price is shown, and its agent can be contacted. */
  listing: Listing;
  /** URL of the agent's public profile. Without it, or without an agent id, the card has no profile link. */
  agentHref?: string | undefined;
  /** The element around the buttons, for observing whether they are in view. */
  actionsRef?: Ref<HTMLDivElement>;
  /** Below the price, such as a link to the move-in cost. */
  belowPrice?: ReactNode;
  /** Ready messages below WhatsApp, for a home on offer with a usable number. Null keeps their room free while they load. */
  messages?: ReactNode;
}

/**
 * The contact card of a listing's screen: price, agent, Call Agent and WhatsApp. A note says that a home is rented or sold.
 * Without a usable phone number both buttons are disabled and give the reason.
 */
export function AgentCard({ listing, agentHref, actionsRef, belowPrice, messages }: AgentCardProps) {
  const nameId = useId();
  const { agent } = listing;
  const ribbon = listingRibbon(listing);
  const name = agentName(agent.name);
  return (
    <Card aria-labelledby={nameId}>
      <PriceRow>
        <ListingPrice listing={listing} />
        {belowPrice && <span>{belowPrice}</span>}
      </PriceRow>
      <Identity>
        <Avatar initials={initials(name)} src={agent.photoUrl ?? undefined} size={60} loading="eager" />
        <AgentDetails>
          <Name id={nameId}>
            <bdi>{name}</bdi>
          </Name>
          {agent.businessName.trim() !== '' && (
            <Business>
              <bdi>{agent.businessName}</bdi>
            </Business>
          )}
          {agent.isVerified ? <VerifiedAgentDisclosure /> : <NotVerified />}
        </AgentDetails>
      </Identity>
      {agent.bio.trim() !== '' && <Bio dir="auto">{agent.bio.trim()}</Bio>}
      <PhoneLine phone={agent.phone} />
      {ribbon !== null && <Gone>{`This home is ${ribbon.kind}. Ask the agent for others.`}</Gone>}
      <Actions ref={actionsRef}>
        <CallButton phone={agent.phone} kind={ribbon === null ? 'primary' : 'secondary'} isFullWidth>
          Call Agent
        </CallButton>
        <WhatsAppButton phone={agent.phone} about={listing} isFullWidth />
        {messages !== undefined && ribbon === null && phoneDigits(agent.phone) !== null && (
          <Messages>{messages}</Messages>
        )}
        {agentHref !== undefined && agent.id !== '' && (
          <Button kind="ghost" href={agentHref} isFullWidth>
            View Agent Profile
          </Button>
        )}
      </Actions>
    </Card>
  );
}
