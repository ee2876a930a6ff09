import { whatsAppMessage, telHref, whatsAppHref, type ListingInMessage } from '@efie/domain/contact';
import { Phone } from 'lucide-react';
import { Button, WhatsAppGlyph, type ButtonProps } from '../../primitives';
import { noCallReason } from '../PropertyCard/PropertyCard.helpers';

interface ContactButtonProps extends Pick<
  ButtonProps,
  'kind' | 'isFullWidth' | 'aria-label' | 'aria-describedby'
> {
  /** The agent's number as they wrote it. */
  phone: string;
}

export interface CallButtonProps extends ContactButtonProps {
  /** The label of the button. */
  children: string;
}

export interface WhatsAppButtonProps extends ContactButtonProps {
  /** The listing named in the prefilled message, or null. */
  about: ListingInMessage | null;
  /** Replaces the questions of the message. */
  question?: string;
  /** The label of the button. */
  children?: string;
}

/** Without a usable number the button stays visible, disabled, and gives the reason. */
function linkProps(href: string | null, phone: string) {
  return href === null ? { href: '#', disabledReason: noCallReason(phone) } : { href };
}

/** A tel: link to the agent. */
export function CallButton({ phone, ...rest }: CallButtonProps) {
  return <Button size="large" icon={Phone} {...linkProps(telHref(phone), phone)} {...rest} />;
}

/** Opens a WhatsApp chat with the agent in a new tab, with a prefilled message. */
export function WhatsAppButton({
  phone,
  about,
  question,
  children = 'WhatsApp',
  ...rest
}: WhatsAppButtonProps) {
  return (
    <Button
      size="large"
      kind="soft"
      icon={WhatsAppGlyph}
      target="_blank"
      rel="noreferrer"
      {...linkProps(whatsAppHref(phone, whatsAppMessage(about, question)), phone)}
      {...rest}
    >
      {children}
    </Button>
  );
}
