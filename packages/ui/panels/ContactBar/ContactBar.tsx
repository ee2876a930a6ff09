import { formatPriceFor, type Listing } from '@efie/domain';
import { CallButton, WhatsAppButton } from '../../cards/ContactButtons';
import { Bar, Price, Row } from './ContactBar.styles';
import { useIsOnScreen } from './useIsOnScreen';

export interface ContactBarProps {
  listing: Listing;
  /** The buttons this bar stands in for: while they are on screen it is away. */
  standsInFor: Element | null;
}

/** Price, WhatsApp and Call within thumb reach on phones (design.md section 5). Absent on a wide screen and on paper. */
export function ContactBar({ listing, standsInFor }: ContactBarProps) {
  const isHidden = useIsOnScreen(standsInFor);
  const { amount, period } = formatPriceFor(listing);
  const { phone } = listing.agent;
  return (
    <Bar role="region" aria-label="Contact" data-contact-bar data-hidden={isHidden}>
      <Row>
        <Price>
          <span>{amount}</span> {period !== null && <small>{period}</small>}
        </Price>
        <WhatsAppButton phone={phone} about={listing} />
        <CallButton phone={phone} aria-label="Call Agent">
          Call
        </CallButton>
      </Row>
    </Bar>
  );
}
