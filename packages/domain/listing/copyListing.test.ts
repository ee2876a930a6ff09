import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMENITIES } from '../amenities/index';
import { copyListingInput, draftListing, LISTING_FIELDS, newListingInput, type Listing } from './index';

fc.configureGlobal({ seed: 20261121 });

const villa = {
  id: '31',
  title: 'Villa with a terrace',
  description: 'Five bedrooms.',
  propertyType: 'villa',
  listingType: 'sale',
  price: 9500.5,
  bedrooms: 5,
  bathrooms: null,
  parking: 0,
  area: 4200,
  region: 'Greater Accra',
  district: 'Accra Metropolitan',
  specificLocation: 'Osu',
  amenities: ['running_water', 'moat'],
  status: 'sold',
  photos: [{ id: '1', url: 'https://example.com/1.jpg' }],
  createdAt: 1,
  viewCount: 7,
  // The agent is not read.
} as unknown as Listing;

describe('the copy of a listing', () => {
  it('fills every field of the form, and has neither photos nor status', () => {
    expect(copyListingInput(villa)).toEqual({
      title: 'Villa with a terrace',
      description: 'Five bedrooms.',
      propertyType: 'villa',
      listingType: 'sale',
      price: '9500.5',
      bedrooms: '5',
      bathrooms: '',
      parking: '0',
      area: '4200',
      region: 'Greater Accra',
      district: 'Accra Metropolitan',
      specificLocation: 'Osu',
      amenities: ['running_water'],
    });
  });

  it('has only choices that the form offers, whatever the listing holds', () => {
    const anyCode = fc.oneof(fc.string(), fc.constantFrom('villa', 'rent', 'sale'), fc.constant(null));
    const codes = AMENITIES.map(({ code }) => code);
    fc.assert(
      fc.property(
        anyCode,
        anyCode,
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...codes))),
        (propertyType, listingType, amenities) => {
          const copy = copyListingInput({ ...villa, propertyType, listingType, amenities } as Listing);
          expect(Object.keys(copy).sort()).toEqual(Object.keys(newListingInput()).sort());
          expect(LISTING_FIELDS.propertyType.options.map(({ value }) => value)).toContain(copy.propertyType);
          expect(LISTING_FIELDS.listingType.options.map(({ value }) => value)).toContain(copy.listingType);
          expect(copy.amenities).toEqual(amenities.filter((code) => codes.some((known) => known === code)));
        },
      ),
    );
  });
});

describe('the listing that an input would become', () => {
  it('is the one whose copy the input is', () => {
    const number = fc.option(fc.nat(1000), { nil: null });
    fc.assert(
      fc.property(fc.nat(1e9), number, number, (pesewas, bedrooms, area) => {
        const listing = {
          ...villa,
          price: (pesewas + 1) / 100,
          bedrooms,
          area,
          amenities: ['running_water'],
        };
        expect(draftListing(copyListingInput(listing))).toEqual({
          ...listing,
          id: '',
          status: 'active',
          photos: [],
          createdAt: null,
          viewCount: null,
          isFeatured: null,
        });
      }),
    );
  });

  it('leaves out what cannot be read', () => {
    const typed = { ...newListingInput(), title: '  ', price: '12.', area: '3+1' };
    expect(draftListing(typed)).toMatchObject({ title: '', price: 12, area: null, bedrooms: null });
  });
});
