import { listingPrice, listingRibbon, type Listing } from '@efie/domain/listing';
import { CallButton, WhatsAppButton } from '../../cards/ContactButtons';
import { Bar, Price, Row } from './ContactBar.styles';
import { useIsInView } from './useIsInView';

export interface ContactBarProps {
  /** Its price is shown, and its agent can be contacted. */
  listing: Listing;
  /** The element with the agent card's buttons; the bar is hidden while it is in view. */
  cardButtons: Element | null;
}

/** Price, WhatsApp and Call at the bottom of the viewport on phones. Hidden on wide viewports and in print. */
export function ContactBar({ listing, cardButtons }: ContactBarProps) {
  const isHidden = useIsInView(cardButtons);
  const { amount, period } = listingPrice(listing);
  const { phone } = listing.agent;
  return (
    <Bar role="region" aria-label="Contact" data-contact-bar data-hidden={isHidden}>
      <Row>
        <Price>
          <span>{amount}</span> {period !== null && <small>{period}</small>}
        </Price>
        <WhatsAppButton phone={phone} about={listing} />
        <CallButton
          phone={phone}
          kind={listingRibbon(listing) ? 'secondary' : 'primary'}
          aria-label="Call Agent"
        >
          Call
        </CallButton>
      </Row>
    </Bar>
  );
}
