import { telHref, whatsAppHref, whatsAppMessage } from '@efie/domain/contact';
import type { Listing } from '@efie/domain/listing';
import { IconButton } from '../../primitives';
import { buttonLabels, noCallReason } from './PropertyCard.helpers';

/** Call and WhatsApp as icons. Without a usable number they stay, disabled, and give the reason. */
export function ContactIcons({ listing }: { listing: Listing }) {
  const { phone } = listing.agent;
  const names = buttonLabels(listing);
  const call = telHref(phone);
  const disabledReason = call === null ? noCallReason(phone) : undefined;
  return (
    <>
      <IconButton
        kind="soft"
        icon="phone"
        label={names.call}
        href={call ?? ''}
        disabledReason={disabledReason}
      />
      <IconButton
        kind="soft"
        icon="whatsapp"
        label={names.whatsApp}
        href={whatsAppHref(phone, whatsAppMessage(listing)) ?? ''}
        target="_blank"
        rel="noreferrer"
        disabledReason={disabledReason}
      />
    </>
  );
}
