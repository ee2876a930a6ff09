import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PROPERTY_TYPES,
  cardFacts,
  featuredListings,
  listingFacts,
  listingTypeLabel,
  locationLine,
  photoAlt,
  photoCaption,
  propertyTypeLabel,
  listingRibbon,
  readPropertyType,
  statusLabel,
  listingPrice,
  priceText,
  districtsOfListings,
} from './index';

describe('labels', () => {
  it('eight property types, each with its label', () => {
    expect(PROPERTY_TYPES.map(propertyTypeLabel)).toEqual([
      'Apartment',
      'House',
      'Studio',
      'Shared Room',
      'Townhouse',
      'Villa',
      'Land',
      'Commercial',
    ]);
  });

  it('an unknown type or status is shown in Title Case', () => {
    expect(propertyTypeLabel('guest_house')).toBe('Guest House');
    expect(statusLabel('under_offer')).toBe('Under Offer');
    expect(statusLabel('rented')).toBe('Rented');
    expect(statusLabel(null)).toBe('');
  });

  it('reads property types ignoring case, spaces and hyphens (ruling 50)', () => {
    for (const value of ['shared_room', 'Shared Room', 'SHARED-ROOM', ' shared  room '])
      expect(readPropertyType(value)).toBe('shared_room');
    expect(readPropertyType('Guest House')).toBe('guest_house');
    for (const value of [null, 5, {}, undefined]) expect(readPropertyType(value)).toBe('');
  });

  it('For Rent and For Sale', () => {
    expect(listingTypeLabel('rent')).toBe('For Rent');
    expect(listingTypeLabel('sale')).toBe('For Sale');
    expect(listingTypeLabel(null)).toBe('');
  });

  it('only rented and sold listings have a ribbon (ruling 59)', () => {
    expect(listingRibbon({ status: 'rented' })).toEqual({ kind: 'rented', label: 'Rented' });
    expect(listingRibbon({ status: 'sold' })).toEqual({ kind: 'sold', label: 'Sold' });
    for (const status of ['active', 'inactive', 'under_offer', null])
      expect(listingRibbon({ status })).toBeNull();
  });
});

describe('location', () => {
  it('collects the districts of one region without duplicates', () => {
    const listings = [
      { region: 'Oti', district: 'Kadjebi' },
      { region: 'oti region', district: 'Old Town' },
      { region: 'Volta', district: 'Ho' },
      { region: 'Oti', district: 'Old Town' },
      { region: 'Oti', district: '' },
    ];
    expect(districtsOfListings(listings, 'Oti')).toEqual(['Kadjebi', 'Old Town']);
  });

  it('lists places from small to large and skips empty and repeated ones', () => {
    expect(
      locationLine({ specificLocation: 'Lagos Avenue', district: 'East Legon', region: 'Greater Accra' }),
    ).toBe('Lagos Avenue, East Legon, Greater Accra');
    expect(
      locationLine({ specificLocation: 'Ring Road, accra', district: 'Accra', region: 'Greater Accra' }),
    ).toBe('Ring Road, accra, Greater Accra');
    expect(locationLine({ specificLocation: ' ', district: '', region: 'Oti' })).toBe('Oti');
    expect(locationLine({ specificLocation: '', district: '', region: '' })).toBe('');
  });
});

const NBSP = '\u00a0';

describe('price', () => {
  it('a rent is per month; a sale and a missing price have no period', () => {
    const amount = `GH₵${NBSP}2,800`;
    expect(listingPrice({ price: 2800, listingType: 'rent' })).toEqual({ amount, period: 'per month' });
    expect(listingPrice({ price: 2800, listingType: 'sale' })).toEqual({ amount, period: null });
    expect(listingPrice({ price: 2800, listingType: null })).toEqual({ amount, period: null });
    expect(listingPrice({ price: null, listingType: 'rent' }).period).toBeNull();
    expect(priceText({ price: 2800, listingType: 'rent' })).toBe(`${amount} per month`);
    expect(priceText({ price: null, listingType: 'rent' })).toBe('Price on request');
  });
});

describe('facts', () => {
  const house = { propertyType: 'house', bedrooms: 2, bathrooms: 1, parking: 3, area: 1200 } as const;

  it('labels rooms, parking and area', () => {
    expect(listingFacts(house).map(({ label }) => label)).toEqual([
      '2 bedrooms',
      '1 bathroom',
      '3 parking spaces',
      '1,200 sq ft',
    ]);
    expect(cardFacts(house).map(({ kind }) => kind)).toEqual(['bedrooms', 'bathrooms']);
    expect(listingFacts({ ...house, parking: 1 })[2]?.label).toBe('1 parking space');
  });

  it('leaves out 0 and unknown values, and the rooms of land (rulings 5, 38)', () => {
    expect(
      listingFacts({ propertyType: 'house', bedrooms: 0, bathrooms: null, parking: NaN, area: null }),
    ).toEqual([]);
    const land = { ...house, propertyType: 'land', parking: null } as const;
    expect(listingFacts(land).map(({ kind }) => kind)).toEqual(['area']);
    expect(cardFacts(land).map(({ label }) => label)).toEqual(['1,200 sq ft']);
  });
});

describe('featuredListings', () => {
  const list = (...flags: (boolean | null)[]) => flags.map((isFeatured, id) => ({ id, isFeatured }));

  it('shows nothing with two featured listings or fewer', () => {
    expect(featuredListings(list())).toEqual([]);
    expect(featuredListings(list(true, true, false, false, null))).toEqual([]);
  });

  it('shows the first six featured listings in server order', () => {
    const all = list(true, false, true, null, true, true, true, true, true);
    expect(featuredListings(all).map(({ id }) => id)).toEqual([0, 2, 4, 5, 6, 7]);
    expect(featuredListings(list(true, true, true))).toHaveLength(3);
  });

  it('shows the first six of all when no listing has the field', () => {
    expect(featuredListings(list(null, null, null, null, null, null, null)).map(({ id }) => id)).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    expect(featuredListings(list(null, null))).toEqual([]);
    expect(featuredListings(list(false, false, false, false))).toEqual([]);
  });
});

it('a photo’s alternative text contains the property type, the district and its position', () => {
  const photos = [
    { id: '1', url: '/1' },
    { id: '2', url: '/2' },
  ];
  expect(photoAlt({ propertyType: 'apartment', district: 'Accra', photos }, 2)).toBe(
    'Apartment in Accra, picture 2 of 2',
  );
  expect(photoAlt({ propertyType: 'apartment', district: 'Accra', photos: [] })).toBe(
    'Apartment in Accra, no picture',
  );
  expect(photoAlt({ propertyType: '', district: ' ', photos })).toBe('Property, picture 1 of 2');
});

it('a caption leaves out the position only', () => {
  const photos = [
    { id: '1', url: '/a.png' },
    { id: '2', url: '/b.png' },
  ];
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom(1, 2), (propertyType, district, position) => {
      const alt = photoAlt({ propertyType, district, photos }, position);
      expect(`${photoCaption(alt)}, picture ${position} of 2`).toBe(alt);
    }),
  );
  expect(photoCaption('Villa in East Legon, no picture')).toBe('Villa in East Legon, no picture');
});
