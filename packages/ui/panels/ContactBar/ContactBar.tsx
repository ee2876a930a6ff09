import { formatPriceFor, helpMessage, telHref, whatsAppHref, type Listing } from '@efie/domain';
import { Phone } from 'lucide-react';
import { NO_PHONE } from '../../cards/PropertyCard/PropertyCard.helpers';
import { Button, WhatsAppGlyph } from '../../primitives';
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
  const call = telHref(listing.agent.phone);
  const whatsApp = whatsAppHref(listing.agent.phone, helpMessage(listing));
  const disabledReason = call === null ? NO_PHONE : undefined;
  return (
    <Bar role="region" aria-label="Contact" data-contact-bar data-hidden={isHidden}>
      <Row>
        <Price>
          <span>{amount}</span> {period !== null && <small>{period}</small>}
        </Price>
        <Button
          size="large"
          kind="soft"
          icon={WhatsAppGlyph}
          href={whatsApp ?? '#'}
          target="_blank"
          rel="noreferrer"
          disabledReason={disabledReason}
        >
          WhatsApp
        </Button>
        <Button
          size="large"
          icon={Phone}
          href={call ?? '#'}
          aria-label="Call Agent"
          disabledReason={disabledReason}
        >
          Call
        </Button>
      </Row>
    </Bar>
  );
}
