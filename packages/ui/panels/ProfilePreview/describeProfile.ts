import { agentName } from '@efie/domain/account';
import { telHref } from '@efie/domain/contact';
import { pluralize } from '@efie/domain/text';
import type { ContactCardProps } from '../../cards/ContactCard';
import { agentLocation } from '../../cards/ContactCard/ContactCard.helpers';

/** Describes the contents of the card in one sentence. */
export function describeProfile(agent: ContactCardProps['agent']): string {
  const parts = [
    agentName(agent.fullName),
    agent.businessName.trim(),
    agent.isVerified ? 'Verified Agent' : 'Not Verified',
    agentLocation(agent),
    agent.listings === null ? '' : pluralize(agent.listings.length, 'listing', 'listings'),
    agent.photoUrl === null ? 'no photo' : 'a photo',
    telHref(agent.phone) === null ? 'no phone number to call' : 'Call and WhatsApp buttons',
    agent.bio.trim() === '' ? 'no bio' : 'the bio',
  ];
  return `Visitors see: ${parts.filter((part) => part !== '').join(', ')}.`;
}
