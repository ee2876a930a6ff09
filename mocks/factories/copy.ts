import type { ListingType } from '@efie/domain/listing';
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

type Entry = {
  id: string;
  propertyTypes: string[];
  listingType: string;
  text: string;
  edge?: string;
  /** The lowest and the highest number that the text fits. */
  limits?: { bedrooms?: number[]; bathrooms?: number[]; parking?: number[]; area?: number[] };
  /** Of a title: the descriptions that fit it and its photos. A title without them is not used. */
  usableDescriptions?: string[];
};

/** Only these regions may use the landmark "the beach road". */
const COASTAL_REGIONS: ReadonlySet<string> = new Set(['Greater Accra', 'Central', 'Western', 'Volta']);

const titles: readonly Entry[] = copy.titles;
const usableTitles = titles.filter(({ edge }) => edge === undefined);

const descriptions: readonly Entry[] = copy.descriptions;
const descriptionsById = new Map(descriptions.map((entry) => [entry.id, entry]));

function matchesFacts({ limits = {} }: Entry, facts: CopyFacts): boolean {
  const names = ['bedrooms', 'bathrooms', 'parking', 'area'] as const;
  return names.every((name) => {
    const [min = 0, max = Number.POSITIVE_INFINITY] = limits[name] ?? [];
    return facts[name] >= min && facts[name] <= max;
  });
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
      (title) =>
        title.listingType === facts.listingType &&
        title.propertyTypes.includes(facts.propertyType) &&
        matchesFacts(title, facts),
    )
    .map((title) => ({
      title,
      descriptions: (title.usableDescriptions ?? [])
        .flatMap((id) => descriptionsById.get(id) ?? [])
        .filter((description) => matchesFacts(description, facts)),
    }))
    .filter((choice) => choice.descriptions.length > 0);
  const landmarks = copy.landmarks.filter(
    (name) => name !== 'the beach road' || COASTAL_REGIONS.has(place.region),
  );
  const landmark = random.pick(landmarks);
  if (choices.length === 0) return fallbackCopy(facts, place);
  const choice = random.pick(choices);
  const description = random.pick(choice.descriptions);
  return {
    title: fillPlaceholders(choice.title.text, facts, place, landmark),
    description: fillPlaceholders(description.text, facts, place, landmark),
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
