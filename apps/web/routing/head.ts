import {
  amenityLabel,
  listingPrice,
  listingTypeLabel,
  locationLine,
  type AgentProfile,
  type Listing,
} from '@efie/domain';

/** What machines are told of a page, as schema.org names it. Members without a value are left out. */
type Facts = { [member: string]: string | number | undefined | Facts | readonly Facts[] | readonly string[] };

/** Characters of a description that result pages show. */
const DESCRIPTION_LENGTH = 160;

/** Photos that are worth naming to machines. */
const PHOTOS_NAMED = 6;

const CONTROLS = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u2028\u2029]+/gu;

/** One line of plain words, cut at a word before it grows too long; '' for nothing to say (fault 48). */
export function plainLine(text: string, longest = DESCRIPTION_LENGTH): string {
  const line = text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= longest) return line;
  const cut = letters.slice(0, longest - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/**
 * Facts as text that can stand in a script element: nothing in it can end the element or open another, whatever an agent
 * typed (fault 48).
 */
export function jsonForScript(facts: Facts): string {
  return JSON.stringify(facts).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
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

/** 'Ama Owusu, Owusu Homes, Accra, Greater Accra. Ten years in Accra.' */
export function agentDescription(agent: AgentProfile): string {
  const who = [agent.fullName, agent.businessName].filter((name) => name.trim() !== '').join(', ');
  const where = [agent.district, agent.region].filter((place) => place.trim() !== '').join(', ');
  return plainLine(
    [where === '' ? who : `${who}, ${where}`, agent.bio].filter((part) => part !== '').join('. '),
  );
}

/** Undefined for what says nothing, so that it is left out. */
function said<Value extends string | number>(value: Value | null): Value | undefined {
  return value === null || value === '' ? undefined : value;
}

function address(street: string, town: string, region: string): Facts {
  return {
    '@type': 'PostalAddress',
    streetAddress: said(plainLine(street)),
    addressLocality: said(plainLine(town)),
    addressRegion: said(plainLine(region)),
    addressCountry: 'GH',
  };
}

/** What kind of place schema.org knows; land and shops are only places to it. */
const PLACE_TYPES: Readonly<Record<string, string>> = {
  apartment: 'Apartment',
  studio: 'Apartment',
  house: 'House',
  townhouse: 'House',
  villa: 'House',
  shared_room: 'Room',
};

function offerOf(listing: Listing): Facts | undefined {
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

/** A listing as schema.org's RealEstateListing; `url` is its canonical address. */
export function listingData(listing: Listing, url: string): Facts {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: plainLine(listing.title),
    description: said(listingDescription(listing)),
    datePosted:
      listing.createdAt === null ? undefined : new Date(listing.createdAt).toISOString().slice(0, 10),
    image: listing.photos.slice(0, PHOTOS_NAMED).map((photo) => photo.url),
    offers: offerOf(listing),
    mainEntity: {
      '@type': PLACE_TYPES[listing.propertyType] ?? 'Place',
      address: address(listing.specificLocation, listing.town, listing.region),
      numberOfBedrooms: said(listing.bedrooms),
      numberOfBathroomsTotal: said(listing.bathrooms),
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

/** An agent as schema.org's RealEstateAgent; `url` is the profile's canonical address. */
export function agentData(agent: AgentProfile, url: string): Facts {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    url,
    name: plainLine(agent.businessName || agent.fullName),
    employee: { '@type': 'Person', name: plainLine(agent.fullName) },
    description: said(agentDescription(agent)),
    image: said(agent.photoUrl),
    telephone: said(plainLine(agent.phone)),
    address: address('', agent.district, agent.region),
  };
}
