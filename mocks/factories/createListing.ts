import type { ListingType, PropertyType } from '@efie/domain';
import { amenitiesOf } from './amenities';
import { daysBefore, FIXED_NOW } from './clock';
import { copyFor } from './copy';
import { coverTimeOf, picturesOf } from './pictures';
import type { TimeOfDay } from '@efie/illustrations/names';
import { pickPlace, specificLocationOf } from './places';
import { areaOf, bedroomChoices, countOf, priceOf } from './prices';
import { createRandom } from './random';
import type { ListingRecord } from './records';

/** What else steers a listing besides its fields. */
export type ListingOptions = {
  /** The moment that ages count from, ISO. */
  now?: string;
  /** The town inside the district whose prices and name the texts use. */
  town?: string;
  /** The time of day on the cover. */
  coverTime?: TimeOfDay;
};

const TYPE_WEIGHTS: Readonly<Record<PropertyType, number>> = {
  apartment: 32,
  house: 28,
  studio: 8,
  shared_room: 7,
  townhouse: 7,
  villa: 6,
  land: 7,
  commercial: 5,
};

const RENT_SHARE: Readonly<Record<string, number>> = { shared_room: 1, land: 0.1, commercial: 0.7 };

/**
 * A listing of Ghana's market: place, price, area and texts agree with each other. The same seed gives the same
 * listing; `overrides` are kept and steer the rest (a `propertyType: 'land'` gets a plot's title, price and pictures).
 */
export function createListing(
  seed: number | string = 1,
  overrides: Partial<ListingRecord> = {},
  options: ListingOptions = {},
): ListingRecord {
  const stream = (concern: string) => createRandom(`listing|${seed}|${concern}`);
  const id = overrides.id ?? String(seed);
  const picked = pickPlace(stream('place'), {
    ...(overrides.region === undefined ? {} : { region: overrides.region }),
    ...(overrides.town === undefined ? {} : { district: overrides.town }),
  });
  const place = { ...picked, town: options.town ?? picked.town };
  const propertyType = overrides.propertyType ?? stream('type').weighted(TYPE_WEIGHTS);
  const listingType: ListingType =
    overrides.listingType ?? (stream('deal').chance(RENT_SHARE[propertyType] ?? 0.7) ? 'rent' : 'sale');
  const bedrooms = overrides.bedrooms ?? bedroomsOf();
  const rooms = { propertyType, listingType, bedrooms };
  const facts = {
    ...rooms,
    bathrooms: overrides.bathrooms ?? countOf(stream('bathrooms'), 'bathrooms', propertyType, bedrooms),
    parking: overrides.parking ?? countOf(stream('parking'), 'parking', propertyType, bedrooms),
    area: overrides.area ?? areaOf(stream('area'), propertyType, bedrooms),
  };
  const coverTime = options.coverTime ?? coverTimeOf(stream('cover'), propertyType);
  const texts = copyFor(stream('copy'), facts, place);
  return {
    id,
    ...texts,
    ...facts,
    price: priceOf(stream('price'), place, rooms),
    region: place.region,
    town: place.district,
    specificLocation: specificLocationOf(stream('street'), place),
    amenities: amenitiesOf(stream('amenities'), {
      propertyType,
      listingType,
      text: `${texts.title} ${texts.description}`,
    }),
    status: 'active',
    images: picturesOf(stream('pictures'), { id, propertyType, bedrooms, coverTime }),
    createdAt: daysBefore(options.now ?? FIXED_NOW, stream('age').int(1, 90)),
    viewCount: Math.round(stream('views').triangular(3, 120, 2_400)),
    featured: stream('featured').chance(0.2),
    agentId: '101',
    ...overrides,
  };

  function bedroomsOf(): number {
    const choices = bedroomChoices(place, propertyType, listingType);
    const [only] = choices;
    if (only === undefined) return propertyType === 'villa' ? 4 : 3;
    if (choices.length === 1) return only;
    const [least, most] = [Math.min(...choices), Math.max(...choices)];
    const drawn = Math.round(stream('bedrooms').triangular(least - 0.49, middleOf(choices), most + 0.49));
    return Math.min(most, Math.max(least, drawn));
  }
}

/** The usual count: small homes are commoner than large ones. */
function middleOf(choices: readonly number[]): number {
  const sorted = [...choices].sort((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
