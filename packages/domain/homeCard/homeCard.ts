import { BRAND } from '../brand';
import { typedUrl } from '../contact/typedUrl';
import { offerLine } from '../listing/labels';
import type { Listing } from '../listing/Listing';
import { listingFacts } from '../listing/listingFacts';
import { listingPrice, priceText } from '../listing/listingPrice';
import { locationLine } from '../listing/locationLine';
import { oneLine } from '../text/oneLine';

/** The texts of a home card; an empty one is not drawn. */
export interface HomeCard {
  /** 'Villa · For Rent · Rented', on the photo. */
  offer: string;
  /** In place of the photo; '' with a photo. */
  note: string;
  /** 'GH₵ 9,500'. */
  price: string;
  /** 'per month'. */
  period: string;
  title: string;
  place: string;
  /** '5 bedrooms · 4,200 sq ft'. */
  facts: string;
  brand: string;
  /** The URL as somebody types it. */
  link: string;
}

/** What is in the place of the photo: nothing, or why it is missing. */
export type CardPhoto = 'shown' | 'none' | 'notDrawn';

const NOTES: Readonly<Record<CardPhoto, string>> = {
  shown: '',
  none: 'Ask for photos',
  notDrawn: 'See the photos at the link',
};

/** One line of a picture. More than two marks on a letter would be drawn over the lines above it. */
const cardLine = (text: string): string => oneLine(text).replace(/(\p{M}{2})\p{M}+/gu, '$1');

/** The texts of a listing's home card, a picture to send in a chat. */
export function homeCard(listing: Listing, url: string, photo: CardPhoto): HomeCard {
  const { amount, period } = listingPrice(listing);
  return {
    offer: cardLine(offerLine(listing)),
    note: NOTES[photo],
    price: amount,
    period: period ?? '',
    title: cardLine(listing.title),
    place: cardLine(locationLine(listing)),
    facts: listingFacts(listing)
      // A line does not end inside a fact.
      .map(({ label }) => label.replaceAll(' ', '\u00a0'))
      .join('\u00a0· '),
    brand: BRAND.name,
    link: cardLine(typedUrl(url)),
  };
}

/** The text that goes with the picture, or in its place: title, price and place of each home, and the URL, a line each. */
export function homeCardMessage(listings: readonly Listing[], url: string): string {
  const lines = listings.flatMap((listing) => [
    oneLine(listing.title),
    priceText(listing),
    oneLine(locationLine(listing)),
  ]);
  return [...lines, url].filter((line) => line !== '').join('\n');
}

/** 'efie-1001.png', of several homes 'efie-1001-1003.png'. */
export const homeCardFileName = (listings: readonly Pick<Listing, 'id'>[]): string => {
  const ids = listings.map(({ id }) => id.replace(/[^\w-]+/g, '-').slice(0, 60));
  return `${[BRAND.name.toLowerCase(), ...ids].join('-')}.png`;
};
