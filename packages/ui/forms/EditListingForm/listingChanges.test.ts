import { AMENITIES } from '@efie/domain/amenities';
import { LISTING_STATUSES, newListingInput, PROPERTY_TYPES } from '@efie/domain/listing';
import { REGIONS } from '@efie/domain/places';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditListingValues } from '../listing';
import { editListingSchema } from '../listing/listingSchema';
import { hasChanges, hasEmptiedNumber, listingChanges } from './listingChanges';

const SAVED: EditListingValues = {
  ...newListingInput(),
  title: 'Villa with a shaded front terrace',
  description: 'A five-bedroom villa.',
  propertyType: 'villa',
  listingType: 'rent',
  price: '9500',
  bedrooms: '5',
  bathrooms: '5',
  parking: '3',
  area: '4200',
  region: 'Greater Accra',
  district: 'Accra',
  specificLocation: 'Lagos Avenue, East Legon',
  status: 'active',
  amenities: ['running_water', 'borehole_water', 'sea_view'],
  photos: [],
};

const now = (changes: Partial<EditListingValues>) => ({ ...SAVED, ...changes });

describe('listingChanges', () => {
  it('contains only changed fields', () => {
    expect(listingChanges(SAVED, now({}))).toEqual({});
    expect(listingChanges(SAVED, now({ price: '10250.50' }))).toEqual({ price: '10250.50' });
    expect(
      listingChanges(SAVED, {
        ...SAVED,
        title: 'Villa',
        description: '',
        propertyType: 'shared_room',
        listingType: 'sale',
        price: '1200000',
        bedrooms: '0',
        bathrooms: '1',
        parking: '2',
        area: '900',
        region: 'Volta',
        district: 'Keta',
        specificLocation: 'By the lagoon',
        status: 'sold',
        amenities: ['tiled_floor'],
        photos: [],
      }),
    ).toEqual({
      title: 'Villa',
      description: '',
      propertyType: 'shared_room',
      listingType: 'sale',
      price: '1200000',
      bedrooms: '0',
      bathrooms: '1',
      parking: '2',
      area: '900',
      region: 'Volta',
      district: 'Keta',
      specificLocation: 'By the lagoon',
      status: 'sold',
      amenities: ['tiled_floor'],
    });
  });

  it('omits emptied numbers, which hasEmptiedNumber detects', () => {
    const emptiedValues = now({ bedrooms: '', bathrooms: '', parking: '', area: '' });
    expect(listingChanges(SAVED, emptiedValues)).toEqual({});
    expect(hasEmptiedNumber(SAVED, emptiedValues)).toBe(true);
    expect(hasEmptiedNumber(now({ area: '' }), now({ area: '' }))).toBe(false);
    expect(listingChanges(now({ area: '' }), SAVED)).toEqual({ area: '4200' });
  });

  it('compares amenities as a set, and contains an empty list when all are removed', () => {
    expect(
      listingChanges(SAVED, now({ amenities: ['sea_view', 'running_water', 'borehole_water'] })),
    ).toEqual({});
    expect(listingChanges(SAVED, now({ amenities: [...SAVED.amenities, 'running_water'] }))).toEqual({});
    expect(listingChanges(SAVED, now({ amenities: ['sea_view', 'tiled_floor'] }))).toEqual({
      amenities: ['sea_view', 'tiled_floor'],
    });
    expect(listingChanges(SAVED, now({ amenities: [] }))).toEqual({ amenities: [] });
  });

  it('ignores values that an old draft only spells differently', () => {
    const variants = {
      price: '9,500.00',
      bedrooms: 'five',
      area: '4200.',
      propertyType: 'Villa',
      status: 'Active',
      region: 'greater accra region',
      district: 'Accra Metropolitan',
      amenities: ['Running Water', 'borehole-water', 'sea_view', ''],
    };
    expect(listingChanges(SAVED, now(variants))).toEqual({});
    expect(listingChanges(now(variants), SAVED)).toEqual({ bedrooms: '5' });
  });

  it('omits unknown values that were not changed', () => {
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(
            Object.keys(SAVED).map((name) => [
              name,
              name === 'amenities' ? fc.array(fc.string()) : fc.string(),
            ]),
          ),
        ),
        (variants) => {
          const values = { ...SAVED, ...variants, photos: [] } as EditListingValues;
          expect(listingChanges(values, { ...values, amenities: values.amenities.toReversed() })).toEqual({});
        },
      ),
    );
  });

  it('contains a field exactly when its meaning differs, and then as it was typed', () => {
    const digits = fc.integer({ min: 0, max: 9_999_999 }).map(String);
    const values = fc
      .record({
        title: fc.string(),
        description: fc.string(),
        propertyType: fc.constantFrom(...PROPERTY_TYPES),
        listingType: fc.constantFrom('rent', 'sale'),
        price: digits,
        bedrooms: fc.oneof(digits, fc.constant('')),
        bathrooms: fc.oneof(digits, fc.constant('')),
        parking: fc.oneof(digits, fc.constant('')),
        area: fc.oneof(digits, fc.constant('')),
        region: fc.constantFrom(...REGIONS),
        district: fc.constantFrom('Accra', 'Kumasi', 'Keta'),
        specificLocation: fc.string(),
        status: fc.constantFrom(...LISTING_STATUSES),
        amenities: fc.uniqueArray(fc.constantFrom(...AMENITIES.map(({ code }) => code as string))),
        photos: fc.constant([]),
      })
      .map((typed) => ({ ...SAVED, ...typed }));
    fc.assert(
      fc.property(values, values, (before, after) => {
        const { amenities, ...sent } = listingChanges(before, after);
        for (const value of Object.values(sent)) expect(value).toBeTypeOf('string');
        for (const name of ['price', 'bedrooms', 'bathrooms', 'parking', 'area'] as const) {
          if (sent[name] !== undefined) expect(sent[name]).toMatch(/^\d+$/);
          expect(sent[name] !== undefined).toBe(after[name] !== '' && after[name] !== before[name]);
        }
        expect(sent.title).toBe(after.title === before.title ? undefined : after.title);
        expect(hasChanges(before, {})).toBe(true);
        expect(hasChanges(before, listingChanges(before, after))).toBe(
          Object.keys(listingChanges(before, after)).length === 0,
        );
        const saved = { ...before, ...listingChanges(before, after) };
        expect(hasChanges(saved, listingChanges(before, after))).toBe(true);
        const isSameSet = before.amenities.toSorted().join() === after.amenities.toSorted().join();
        expect(amenities).toEqual(isSameSet ? undefined : after.amenities);
      }),
    );
  });
});

describe('editListingSchema', () => {
  const validationErrors = (first: EditListingValues, values: EditListingValues): readonly string[] => {
    try {
      editListingSchema(first).validateSync(values, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as { errors: readonly string[] }).errors;
    }
  };
  const emptiedValues = now({
    title: ' ',
    description: '',
    propertyType: '',
    listingType: '',
    price: '.',
    bedrooms: '',
    region: '',
    district: '',
    specificLocation: '',
    status: '',
    amenities: [],
  });

  it('rejects emptying nine fields', () => {
    expect(validationErrors(SAVED, SAVED)).toEqual([]);
    expect(validationErrors(SAVED, emptiedValues)).toEqual(
      [
        'Listing type',
        'Title',
        'Description',
        'Property type',
        'Price',
        'Region',
        'Town',
        'Specific location',
        'Status',
      ].map((label) => `${label} field is required`),
    );
  });

  it('accepts required fields that the listing never had', () => {
    const older = now({ listingType: '', status: '', price: '', description: '' });
    expect(validationErrors(older, older)).toEqual([]);
    expect(validationErrors(older, { ...older, title: '' })).toEqual(['Title field is required']);
  });
});
