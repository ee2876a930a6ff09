import type { Listing, ListingFact } from '@efie/domain';
import { Bath, Bed, Car, Ruler } from 'lucide-react';

/** Longer names help nobody who listens to them (fault 48). */
const LONGEST_NAME = 120;

/** A name short enough to listen to. */
export function clipName(text: string): string {
  const characters = Array.from(text.trim());
  return characters.length <= LONGEST_NAME
    ? characters.join('')
    : `${characters.slice(0, LONGEST_NAME).join('')}…`;
}

/** The names of the card's buttons: each says which listing, and which agent, it acts on (design.md section 11). */
export function cardNames(listing: Pick<Listing, 'title' | 'agent'>) {
  const title = clipName(listing.title);
  const agent = clipName(listing.agent.name) || 'the agent';
  return {
    save: `Save ${title}`,
    call: `Call ${agent} about ${title}`,
    whatsApp: `WhatsApp ${agent} about ${title}`,
  };
}

/** The glyph of each fact. */
export const factIcons = { bedrooms: Bed, bathrooms: Bath, parking: Car, area: Ruler } satisfies Record<
  ListingFact['kind'],
  typeof Bath
>;

/** Said where Call and WhatsApp cannot be used (checklist 127, design.md section 6). */
export const NO_PHONE = 'This agent has not added a phone number';
