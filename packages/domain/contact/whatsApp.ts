import { BRAND } from '../brand';
import type { Listing } from '../listing/Listing';
import { listingTypeLabel } from '../listing/labels';
import { locationLine } from '../listing/locationLine';
import { priceText } from '../listing/listingPrice';
import { oneLine } from '../text/oneLine';
import { phoneDigits } from './phone';
import { listingUrl } from './siteUrl';

export type ListingInMessage = Pick<
  Listing,
  'id' | 'title' | 'price' | 'listingType' | 'status' | 'specificLocation' | 'district' | 'region'
>;

/**
 * The prefilled WhatsApp message: a request for help, the listing's facts and URL, and questions about it; for a sold or
 * rented listing, a question about similar homes.
 * @param listing null for a message that does not mention a listing
 * @param question replaces the questions
 */
export function whatsAppMessage(listing: ListingInMessage | null, question?: string): string {
  const request = 'Hello, I need help finding a property.';
  if (listing === null) return `${request} I found you on ${BRAND.name}.`;
  const { id, status, listingType } = listing;
  const facts = [listingTypeLabel(listingType), priceText(listing)].filter((fact) => fact !== '');
  const place = oneLine(locationLine(listing));
  const title = oneLine(listing.title);
  const name = title === '' ? 'your listing' : `"${title}"`;
  return [
    `${request} I saw ${name}${place === '' ? '' : ` in ${place}`} on ${BRAND.name} (${facts.join(', ')}).`,
    listingUrl(id),
    question ??
      (status === 'sold' || status === 'rented'
        ? 'Do you have similar homes?'
        : `Is it still available? Is there a viewing fee?${listingType === 'sale' ? '' : ' How many months of advance?'}`),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** A wa.me link with a prefilled message; null if the phone number is not usable. */
export function whatsAppHref(phone: string, message: string): string | null {
  const digits = phoneDigits(phone);
  if (digits === null) return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(message.replace(/\p{Cs}/gu, ''))}`;
}
