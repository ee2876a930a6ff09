import type { ListingType } from '@efie/domain';
import copy from '../../data/listing-copy.json' with { type: 'json' };
import type { Place } from './places';
import type { Random } from './random';

export type CopyFacts = {
  propertyType: string;
  listingType: ListingType;
  bedrooms: number;
  bathrooms: number;
  parking: number;
  area: number;
};

type Entry = { id: string; propertyTypes: string[]; listingType: string; text: string; edge?: string };
type Limits = {
  bedrooms?: readonly [number, number];
  bathrooms?: number;
  parking?: number;
  area?: readonly number[];
};

/** Descriptions that match each title and its photos. Titles that are not listed are not used. */
const DESCRIPTIONS_BY_TITLE: Readonly<Record<string, readonly string[]>> = {
  t01: ['d01', 'd03', 'd05'],
  t02: ['d02'],
  t03: ['d01', 'd03'],
  t04: ['d04'],
  t05: ['d02'],
  t06: ['d03', 'd05'],
  t07: ['d01'],
  t08: ['d06', 'd07'],
  t09: ['d06'],
  t10: ['d06', 'd07'],
  t11: ['d08', 'd11'],
  t12: ['d08'],
  t13: ['d09'],
  t14: ['d10'],
  t15: ['d11'],
  t16: ['d11'],
  t17: ['d12'],
  t18: ['d12'],
  t20: ['d14'],
  t21: ['d12'],
  t22: ['d15', 'd16'],
  t23: ['d15'],
  t24: ['d15', 'd16'],
  t25: ['d17'],
  t26: ['d18'],
  t27: ['d18'],
  t28: ['d19'],
  t29: ['d20'],
  t30: ['d20'],
  t31: ['d21'],
  t32: ['d21'],
  t33: ['d22'],
  t34: ['d22'],
  t35: ['d23'],
  t36: ['d24'],
  t37: ['d25'],
  t38: ['d26'],
  t39: ['d25'],
  t40: ['d25'],
  t41: ['d27'],
  t42: ['d28'],
  t43: ['d29'],
  t44: ['d28'],
  t45: ['d30'],
};

/** Facts that a text implies, besides `minBedroomsTwo` and `minParkingTwo` of the data. */
const LIMITS: Readonly<Record<string, Limits>> = {
  t09: { parking: 1 },
  t13: { bedrooms: [1, 1] },
  t14: { bedrooms: [1, 1] },
  t15: { bedrooms: [3, 9] },
  t16: { bedrooms: [3, 9] },
  t20: { bedrooms: [4, 9] },
  t21: { bedrooms: [3, 9] },
  t37: { area: [7_000] },
  t38: { area: [14_000] },
  t43: { area: [600, 9_999] },
  d02: { parking: 1 },
  d05: { bathrooms: 2 },
  d11: { bedrooms: [3, 9] },
  d24: { bathrooms: 2 },
};

const NEEDS_TWO_BEDROOMS: ReadonlySet<string> = new Set(copy.minBedroomsTwo);
const NEEDS_TWO_PARKING_SPACES: ReadonlySet<string> = new Set(copy.minParkingTwo);

/** Only these regions may use the landmark "the beach road". */
const COASTAL_REGIONS: ReadonlySet<string> = new Set(['Greater Accra', 'Central', 'Western', 'Volta']);

const usableTitles: readonly Entry[] = copy.titles.filter(
  (entry: Entry) => entry.edge === undefined && DESCRIPTIONS_BY_TITLE[entry.id] !== undefined,
);

const descriptionsById: ReadonlyMap<string, Entry> = new Map(
  copy.descriptions.map((entry): [string, Entry] => [entry.id, entry]),
);

function matchesFacts(id: string, facts: CopyFacts): boolean {
  const limits = LIMITS[id] ?? {};
  const [minBedrooms, maxBedrooms] = limits.bedrooms ?? [0, 99];
  const [minArea, maxArea = minArea] = limits.area ?? [0, Number.POSITIVE_INFINITY];
  return (
    facts.bedrooms >= Math.max(minBedrooms, NEEDS_TWO_BEDROOMS.has(id) ? 2 : 0) &&
    facts.bedrooms <= maxBedrooms &&
    facts.bathrooms >= (limits.bathrooms ?? 0) &&
    facts.parking >= Math.max(limits.parking ?? 0, NEEDS_TWO_PARKING_SPACES.has(id) ? 2 : 0) &&
    facts.area >= (minArea ?? 0) &&
    facts.area <= (maxArea ?? Number.POSITIVE_INFINITY)
  );
}

function fillPlaceholders(text: string, facts: CopyFacts, place: Place, landmark: string): string {
  const values: Readonly<Record<string, string>> = {
    town: place.town,
    district: place.district,
    region: place.region,
    bedrooms: String(facts.bedrooms),
    bathrooms: String(facts.bathrooms),
    parking: String(facts.parking),
    area: facts.area.toLocaleString('en-GB'),
    landmark,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A title and a description that match the facts and each other. */
export function copyFor(
  random: Random,
  facts: CopyFacts,
  place: Place,
): { title: string; description: string } {
  const choices = usableTitles
    .filter(
      (entry) =>
        entry.listingType === facts.listingType &&
        entry.propertyTypes.includes(facts.propertyType) &&
        matchesFacts(entry.id, facts),
    )
    .map((title) => ({
      title,
      descriptions: (DESCRIPTIONS_BY_TITLE[title.id] ?? []).filter((id) => matchesFacts(id, facts)),
    }))
    .filter((choice) => choice.descriptions.length > 0);
  const landmarks = copy.landmarks.filter(
    (name) => name !== 'the beach road' || COASTAL_REGIONS.has(place.region),
  );
  const landmark = random.pick(landmarks);
  if (choices.length === 0) return fallbackCopy(facts, place);
  const choice = random.pick(choices);
  const description = descriptionsById.get(random.pick(choice.descriptions));
  return {
    title: fillPlaceholders(choice.title.text, facts, place, landmark),
    description: fillPlaceholders(description?.text ?? '', facts, place, landmark),
  };
}

/** Copy for facts that no text of the data matches, such as a rare property type. */
function fallbackCopy(facts: CopyFacts, place: Place): { title: string; description: string } {
  const type = facts.propertyType.replace(/_/g, ' ');
  const verb = facts.listingType === 'rent' ? 'to Let' : 'for Sale';
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  return {
    title: `${name} ${verb} at ${place.town}`,
    description: `${name} in ${place.town}, ${place.district}. Call to arrange a viewing.`,
  };
}
