import type { Listing, ListingFact } from '@efie/domain/listing';
import type { GlyphName } from '../../theme';

const MAX_NAME_LENGTH = 120;

/** Shortens a name for an accessible label that a screen reader reads out. */
export function truncateName(text: string): string {
  const characters = Array.from(text.trim());
  return characters.length <= MAX_NAME_LENGTH
    ? characters.join('')
    : `${characters.slice(0, MAX_NAME_LENGTH).join('')}…`;
}

/** Accessible labels of the card's buttons: each names the listing and the agent it acts on. */
export function buttonLabels(listing: Pick<Listing, 'title' | 'agent'>) {
  const title = truncateName(listing.title);
  const agent = truncateName(listing.agent.name) || 'the agent';
  return {
    details: `View Details of ${title}`,
    save: `Save ${title}`,
    call: `Call ${agent} about ${title}`,
    whatsApp: `WhatsApp ${agent} about ${title}`,
  };
}

export const factGlyphs: Readonly<Record<ListingFact['kind'], GlyphName>> = {
  bedrooms: 'bed',
  bathrooms: 'bath',
  parking: 'car',
  area: 'ruler',
};

/** Why an agent cannot be called; names the number, so that it can be read and copied. */
export const noCallReason = (phone: string): string =>
  phone.trim() === ''
    ? 'This agent has not added a phone number'
    : `This number cannot be called from here: ${truncateName(phone)}`;
