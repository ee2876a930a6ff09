import {
  LISTING_FIELD_NAMES,
  listingField,
  wireName,
  type ListingType,
  type PropertyType,
} from '@efie/domain/listing';
import { amenitiesOf } from './amenities';
import { daysBefore, FIXED_NOW } from './clock';
import { copyFor } from './copy';
import { coversOf, photosOf } from './photos';
import { pickPlace, specificLocationOf } from './places';
import { areaOf, bedroomChoices, countOf, priceOf } from './prices';
import { LISTING_DEFAULTS, type ListingFields } from './listingDefaults';
import { Random } from './random';
import type { ListingRecord } from './records';

export type ListingOptions = {
  /** The current time, ISO; the listing's age is relative to it. Default: `FIXED_NOW`. */
  now?: string;
  /** A town of the district (`overrides.town` is the district); it determines the price level. */
  town?: string;
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

/** The share of listings for rent, by property type. */
const RENT_SHARE: Readonly<Record<string, number>> = { shared_room: 1, land: 0.1, commercial: 0.7 };

/**
 * A listing with realistic data for Ghana. Equal arguments give equal listings. Generated fields are consistent with
 * `overrides`: for `propertyType: 'land'` the title, price and photos are those of a plot of land.
 */
export function createListing(
  seed: number | string = 1,
  overrides: Partial<ListingRecord> = {},
  options: ListingOptions = {},
): ListingRecord {
  const randomFor = (field: string) => new Random(`listing|${seed}|${field}`);
  const id = overrides.id ?? String(seed);
  const randomPlace = pickPlace(randomFor('place'), {
    ...(overrides.region === undefined ? {} : { region: overrides.region }),
    ...(overrides.town === undefined ? {} : { district: overrides.town }),
  });
  const place = { ...randomPlace, town: options.town ?? randomPlace.town };
  const propertyType = overrides.propertyType ?? randomFor('type').weighted(TYPE_WEIGHTS);
  const listingType: ListingType =
    overrides.listingType ?? (randomFor('deal').chance(RENT_SHARE[propertyType] ?? 0.7) ? 'rent' : 'sale');
  const bedrooms = overrides.bedrooms ?? randomBedrooms();
  const rooms = { propertyType, listingType, bedrooms };
  const facts = {
    ...rooms,
    bathrooms: overrides.bathrooms ?? countOf(randomFor('bathrooms'), 'bathrooms', propertyType, bedrooms),
    parking: overrides.parking ?? countOf(randomFor('parking'), 'parking', propertyType, bedrooms),
    area: overrides.area ?? areaOf(randomFor('area'), propertyType, bedrooms),
  };
  const texts = copyFor(randomFor('copy'), facts, place);
  const generated = {
    id,
    ...texts,
    ...facts,
    price: priceOf(randomFor('price'), place, rooms),
    region: place.region,
    town: place.district,
    specificLocation: specificLocationOf(randomFor('street'), place),
    amenities: amenitiesOf(randomFor('amenities'), {
      propertyType,
      listingType,
      text: `${texts.title} ${texts.description}`,
    }),
    status: 'active',
    images:
      overrides.images ??
      photosOf(seed, { id, propertyType, bedrooms }, randomFor('cover').pick(coversOf(propertyType))),
    createdAt: daysBefore(options.now ?? FIXED_NOW, randomFor('age').int(1, 90)),
    viewCount: Math.round(randomFor('views').triangular(3, 120, 2_400)),
    featured: randomFor('featured').chance(0.2),
    agentId: '101',
  };
  return { ...generated, ...otherFields(Object.keys(generated)), ...overrides };

  /** A random option of every other choice, and the default of every other field. */
  function otherFields(known: readonly string[]): ListingFields {
    const names = LISTING_FIELD_NAMES.filter((name) => !known.includes(wireName(name)));
    const values = names.map((name) => {
      const field = listingField(name);
      const value =
        field.kind === 'choice'
          ? randomFor(name).pick(field.options).value
          : LISTING_DEFAULTS[wireName(name)];
      return [wireName(name), value];
    });
    // Together with the known ones these are all fields.
    return Object.fromEntries(values) as ListingFields;
  }

  function randomBedrooms(): number {
    const choices = bedroomChoices(place, propertyType, listingType);
    const [first] = choices;
    if (first === undefined) return propertyType === 'villa' ? 4 : 3;
    if (choices.length === 1) return first;
    const [min, max] = [Math.min(...choices), Math.max(...choices)];
    const bedrooms = Math.round(
      randomFor('bedrooms').triangular(min - 0.49, lowerMedian(choices), max + 0.49),
    );
    return Math.min(max, Math.max(min, bedrooms));
  }
}

/** The median; of two middle values the lower, because small homes are more common than large ones. */
function lowerMedian(choices: readonly number[]): number {
  const sorted = [...choices].sort((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
