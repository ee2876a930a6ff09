import { codeLabel } from '../text/codes';
import { LISTING_STATUSES, LISTING_TYPES, PROPERTY_TYPES } from './listingCodes';

/** Where a field may be missing. Every field is read from responses and stored by the mock backend. */
export type ListingPlace =
  /** The form for a new listing and its request. */
  | 'create'
  /** The edit dialog and its request. */
  | 'edit'
  /** The detail screen. */
  | 'shown'
  /** The listings of a public agent profile. */
  | 'profile';

interface CommonProperties {
  /** The name in requests and responses, in camelCase; by default the field's own name. */
  wire?: string;
  /** In forms, messages and, in Title Case, filters; by default the name as words: 'Specific location'. */
  label?: string;
  /** In the edit dialog and its messages, where the specification has another word. */
  editLabel?: string;
  isRequired?: true;
  /** The places without the field. A comment above says why. */
  absent?: readonly ListingPlace[];
}

interface TextField extends CommonProperties {
  kind: 'text' | 'longText' | 'region' | 'district';
  /** Shown instead of an empty text. */
  fallback?: string;
}

interface HomeFact {
  /** Shown on cards too, and not for land. */
  isOfHome?: true;
}

interface NumberField extends CommonProperties {
  /** 'money' in GHS, 'count' without decimals. */
  kind: 'money' | 'count' | 'decimal';
  /** Of an amount, by listing type, in the form for a new listing. */
  typeLabels?: Readonly<Partial<Record<string, string>>>;
  unit?: string;
  /** Larger numbers in a response are errors in the data. */
  max?: number;
  /** Shown as a fact with this unit; `many` is by default `one` with an s. */
  fact?: HomeFact & { one: string; many?: string };
  /** A filter for 1, 2, 3 and 4 or more. */
  filter?: { param: string };
}

export interface ChoiceOption<Code extends string = string> {
  value: Code;
  label: string;
}

interface ChoiceField extends CommonProperties {
  kind: 'choice';
  /** The codes with their labels, in display order. */
  options: readonly ChoiceOption[];
  /** The code in a new listing; '' without it. */
  default?: string;
  /** An unknown code in a response is kept. */
  isOpen?: true;
  /** The value when a response has none; null by default. */
  missing?: '';
  /** Shown as a fact, under the label of its code. */
  fact?: HomeFact;
  /** `any` is the label of the option for all listings. */
  filter?: { param: string; any?: string };
}

interface AmenitiesField extends CommonProperties {
  kind: 'amenities';
}

export type ListingField = TextField | NumberField | ChoiceField | AmenitiesField;
export type ListingFieldKind = ListingField['kind'];

const optionsOf = <Code extends string>(codes: readonly Code[], prefix = ''): readonly ChoiceOption<Code>[] =>
  codes.map((value) => ({ value, label: prefix + codeLabel(value) }));

/**
 * Every field of a listing that agents type or choose. The readers and writers of requests, the forms and their validation,
 * filters, facts and the mock backend are derived from it, in this order; apps/web/screens/common/listingFields.test.tsx
 * compares it with openapi.yaml.
 */
export const LISTING_FIELDS = {
  listingType: {
    kind: 'choice',
    options: optionsOf(LISTING_TYPES, 'For '),
    default: 'rent',
    isRequired: true,
    filter: { param: 'type' },
  },
  title: { kind: 'text', isRequired: true, fallback: 'Untitled property' },
  description: {
    kind: 'longText',
    isRequired: true,
    // Section 3 of the specification lists the fields of a public profile.
    absent: ['profile'],
  },
  propertyType: {
    kind: 'choice',
    options: optionsOf(PROPERTY_TYPES),
    default: 'apartment',
    isOpen: true,
    missing: '',
    isRequired: true,
    filter: { param: 'property', any: 'All types' },
  },
  /** GHS; per month for rent. */
  price: { kind: 'money', isRequired: true, typeLabels: { rent: 'Monthly Rent', sale: 'Sale Price' } },
  bedrooms: {
    kind: 'count',
    max: 1000,
    fact: { one: 'bedroom', isOfHome: true },
    filter: { param: 'beds' },
  },
  bathrooms: {
    kind: 'count',
    max: 1000,
    fact: { one: 'bathroom', isOfHome: true },
    filter: { param: 'baths' },
  },
  parking: {
    kind: 'count',
    max: 10_000,
    editLabel: 'Parking spaces',
    fact: { one: 'parking space' },
    // As the description.
    absent: ['profile'],
  },
  area: {
    kind: 'decimal',
    unit: 'sq ft',
    fact: { one: 'sq ft', many: 'sq ft' },
    // As the description.
    absent: ['profile'],
  },
  /** Codes. */
  amenities: {
    kind: 'amenities',
    // As the description.
    absent: ['profile'],
  },
  region: { kind: 'region', isRequired: true },
  /** `town` on the wire (ruling 53). */
  district: { kind: 'district', wire: 'town', editLabel: 'Town', isRequired: true },
  specificLocation: { kind: 'text', isRequired: true },
  status: {
    kind: 'choice',
    options: optionsOf(LISTING_STATUSES),
    default: 'active',
    isOpen: true,
    isRequired: true,
    // A new listing is active.
    absent: ['create'],
  },
} as const satisfies Readonly<Record<string, ListingField>>;

type Fields = typeof LISTING_FIELDS;
export type ListingFieldName = keyof Fields;

/** The names of the fields whose definition has the shape `Shape`. */
type NamesOf<Shape> = {
  [Name in ListingFieldName]: Fields[Name] extends Shape ? Name : never;
}[ListingFieldName];

export type ChoiceName = NamesOf<{ kind: 'choice' }>;
export type FactName = NamesOf<{ fact: object }>;
/** The fields that are filters with a few values each. */
export type FilterFieldName = NamesOf<{ filter: object }>;
export type CodeOf<Name extends ChoiceName> = Fields[Name]['options'][number]['value'];

/** A field's name in requests and responses, in camelCase. */
export type WireName<Name extends ListingFieldName = ListingFieldName> = {
  [Each in Name]: Fields[Each] extends { wire: infer Wire extends string } ? Wire : Each;
}[Name];

type ValueOf<Name extends ListingFieldName> = Name extends ChoiceName
  ? | CodeOf<Name>
    | (Fields[Name] extends { isOpen: true } ? string & {} : never)
    | (Fields[Name] extends { missing: '' } ? '' : null)
  : Fields[Name] extends { kind: 'money' | 'count' | 'decimal' }
    ? number | null
    : Name extends 'amenities'
      ? readonly string[]
      : string;

/** The fields of a `Listing`; null or an empty text when the response has no value. */
export type ListingFieldValues = { [Name in ListingFieldName]: ValueOf<Name> };

/** The fields as forms store them: codes and digits as text, '' when empty. */
export type ListingInput = {
  [Name in ListingFieldName]: Name extends 'amenities' ? readonly string[] : string;
};

/** The fields that a place does not have. */
export type AbsentFrom<Place extends ListingPlace> = {
  [Name in ListingFieldName]: Fields[Name] extends { absent: readonly (infer Absent)[] }
    ? Place extends Absent
      ? Name
      : never
    : never;
}[ListingFieldName];

/** The input of a new listing. */
export type NewListingInput = Omit<ListingInput, AbsentFrom<'create'>>;

// `Object.keys` returns strings.
export const LISTING_FIELD_NAMES = Object.keys(LISTING_FIELDS) as readonly ListingFieldName[];

/** A field with its optional properties. */
export const listingField = (name: ListingFieldName): ListingField => LISTING_FIELDS[name];

/** The names of the fields that a place has, in the order of LISTING_FIELDS. */
export const listingFieldNames = (place: ListingPlace): readonly ListingFieldName[] =>
  LISTING_FIELD_NAMES.filter((name) => !listingField(name).absent?.includes(place));

/** The name in requests and responses, in camelCase. */
export const wireName = (name: ListingFieldName): WireName =>
  // The type of the optional property is wider.
  (listingField(name).wire ?? name) as WireName;

export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** `specific_location` for `specificLocation`. */
export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
