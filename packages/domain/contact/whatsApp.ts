import { BRAND } from '../brand';
import type { Listing } from '../listing/Listing';
import { listingTypeLabel } from '../listing/labels';
import { locationLine } from '../listing/locationLine';
import { priceSentence } from '../money/formatPrice';
import { phoneDigits } from './phone';
import { listingUrl } from './siteAddress';

/** What the message needs to know of a listing. */
export type ListingInMessage = Pick<
  Listing,
  'id' | 'title' | 'price' | 'listingType' | 'status' | 'specificLocation' | 'town' | 'region'
>;

/** Line breaks and half characters would spoil the link; a title of ten thousand letters would too (fault 48). */
function oneLine(text: string): string {
  return Array.from(
    text
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/\p{Cs}/gu, '')
      .trim(),
  )
    .slice(0, 120)
    .join('');
}

/**
 * The prefilled message: it asks for help finding a property first; the facts of the listing come after, its address, and
 * what is worth asking before a visit (ruling 66). A sold or rented listing asks for similar homes (ruling 59).
 */
export function helpMessage(listing: ListingInMessage | null): string {
  const asking = 'Hello, I need help finding a property.';
  if (listing === null) return `${asking} I found you on ${BRAND.name}.`;
  const { id, status, listingType } = listing;
  const facts = [listingTypeLabel(listingType), priceSentence(listing)].filter((fact) => fact !== '');
  const place = oneLine(locationLine(listing));
  const title = oneLine(listing.title);
  const name = title === '' ? 'your listing' : `"${title}"`;
  return [
    `${asking} I saw ${name}${place === '' ? '' : ` in ${place}`} on ${BRAND.name} (${facts.join(', ')}).`,
    listingUrl(id),
    status === 'sold' || status === 'rented'
      ? 'Do you have similar homes?'
      : `Is it still available? Is there a viewing fee?${listingType === 'sale' ? '' : ' How many months of advance?'}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** A wa.me link of digits and a prefilled message, or null when there is no usable number (checklist 125, 126). */
export function whatsAppHref(phone: string, message: string): string | null {
  const digits = phoneDigits(phone);
  if (digits === null) return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(message.replace(/\p{Cs}/gu, ''))}`;
}
