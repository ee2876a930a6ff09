import { helpMessage, telHref, whatsAppHref, type ListingInMessage } from '@efie/domain';
import { Phone } from 'lucide-react';
import { Button, WhatsAppGlyph, type ButtonProps } from '../../primitives';
import { NO_PHONE } from '../PropertyCard/PropertyCard.helpers';

interface ContactButtonProps extends Pick<ButtonProps, 'isFullWidth' | 'aria-label' | 'aria-describedby'> {
  /** The agent's number as they wrote it. */
  phone: string;
}

export interface CallButtonProps extends ContactButtonProps {
  /** 'Call Agent', or a shorter word where the agent's name stands beside it. */
  children: string;
}

export interface WhatsAppButtonProps extends ContactButtonProps {
  /** The listing that the prefilled message asks about, or null. */
  about: ListingInMessage | null;
  children?: string;
}

/** Without a usable number the button keeps its place, does nothing and says why (checklist 127, 239). */
function addressOf(href: string | null) {
  return href === null ? { href: '#', disabledReason: NO_PHONE } : { href };
}

/** Calls the agent: a tel: link of digits (checklist 124). */
export function CallButton({ phone, ...rest }: CallButtonProps) {
  return <Button size="large" icon={Phone} {...addressOf(telHref(phone))} {...rest} />;
}

/** Opens a chat with the agent in a tab of its own, the first message written (checklist 125, 126). */
export function WhatsAppButton({ phone, about, children = 'WhatsApp', ...rest }: WhatsAppButtonProps) {
  return (
    <Button
      size="large"
      kind="soft"
      icon={WhatsAppGlyph}
      target="_blank"
      rel="noreferrer"
      {...addressOf(whatsAppHref(phone, helpMessage(about)))}
      {...rest}
    >
      {children}
    </Button>
  );
}
