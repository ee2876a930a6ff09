import { amenityLabel } from '@efie/domain/amenities';
import { listingTypeLabel, locationLine, type Listing, listingPrice } from '@efie/domain/listing';

/** JSON-LD data in schema.org's vocabulary. Members without a value are omitted. */
export type JsonLd = {
  [member: string]: string | number | undefined | JsonLd | readonly JsonLd[] | readonly string[];
};

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Photos of a listing in its structured data. */
const MAX_PHOTOS = 6;

const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u2028\u2029]+/gu;

/** The text on one line, without control characters, cut between words at `maxLength` characters. */
export function plainLine(text: string, maxLength = DESCRIPTION_LENGTH): string {
  const line = text.replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line;
  const cut = characters.slice(0, maxLength - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/** JSON that is safe in a script element: escapes what could end the element, because agents write the values. */
export function jsonForScript(data: JsonLd): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** 'GH₵ 2,800 per month. For Rent in Spintex Road, Tema West, Greater Accra. Near the lorry station.' */
export function listingDescription(listing: Listing): string {
  const { amount, period } = listingPrice(listing);
  const offer = listingTypeLabel(listing.listingType);
  const place = locationLine(listing);
  const where = offer !== '' && place !== '' ? `${offer} in ${place}` : offer || place;
  return plainLine(
    [period === null ? amount : `${amount} ${period}`, where, listing.description]
      .map((part) => part.trim().replace(/\.$/, ''))
      .filter((part) => part !== '')
      .join('. '),
  );
}

/** Undefined for an empty value, so that JSON.stringify omits it. */
export function omitEmpty<Value extends string | number>(value: Value | null): Value | undefined {
  return value === null || value === '' ? undefined : value;
}

export function postalAddress(street: string, district: string, region: string): JsonLd {
  return {
    '@type': 'PostalAddress',
    streetAddress: omitEmpty(plainLine(street)),
    addressLocality: omitEmpty(plainLine(district)),
    addressRegion: omitEmpty(plainLine(region)),
    addressCountry: 'GH',
  };
}

/** schema.org types by property type; all others, such as land and shops, are a Place. */
const PLACE_TYPES: Readonly<Record<string, string>> = {
  apartment: 'Apartment',
  studio: 'Apartment',
  house: 'House',
  townhouse: 'House',
  villa: 'House',
  shared_room: 'Room',
};

function offerOf(listing: Listing): JsonLd | undefined {
  if (listing.price === null || !Number.isFinite(listing.price)) return undefined;
  const isGone = listing.status === 'sold' || listing.status === 'rented';
  return {
    '@type': 'Offer',
    price: listing.price,
    priceCurrency: 'GHS',
    availability: `https://schema.org/${isGone ? 'SoldOut' : 'InStock'}`,
    businessFunction:
      listing.listingType === null
        ? undefined
        : `http://purl.org/goodrelations/v1#${listing.listingType === 'rent' ? 'LeaseOut' : 'Sell'}`,
  };
}

/** A listing as schema.org's RealEstateListing; `url` is its canonical URL. */
export function listingData(listing: Listing, url: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: plainLine(listing.title),
    description: omitEmpty(listingDescription(listing)),
    datePosted:
      listing.createdAt === null ? undefined : new Date(listing.createdAt).toISOString().slice(0, 10),
    image: listing.photos.slice(0, MAX_PHOTOS).map((photo) => photo.url),
    offers: offerOf(listing),
    mainEntity: {
      '@type': PLACE_TYPES[listing.propertyType] ?? 'Place',
      address: postalAddress(listing.specificLocation, listing.district, listing.region),
      numberOfBedrooms: omitEmpty(listing.bedrooms),
      numberOfBathroomsTotal: omitEmpty(listing.bathrooms),
      floorSize:
        listing.area === null
          ? undefined
          : { '@type': 'QuantitativeValue', value: listing.area, unitCode: 'FTK' },
      amenityFeature: listing.amenities.map((code) => ({
        '@type': 'LocationFeatureSpecification',
        name: plainLine(amenityLabel(code)),
      })),
    },
  };
}
