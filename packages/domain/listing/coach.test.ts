import { describe, expect, it } from 'vitest';
import { listingAdvice, type ListingDraft } from './coach';

const NOTHING: ListingDraft = {
  photos: 0,
  amenities: [],
  description: '',
  price: '',
  region: '',
  district: '',
  specificLocation: '',
  propertyType: 'apartment',
};
const ALL: ListingDraft = {
  photos: 6,
  amenities: ['prepaid_meter', 'polytank_available'],
  description: 'ɔ'.repeat(120),
  price: '2800.50',
  region: 'Greater Accra',
  district: 'Tema',
  specificLocation: 'Near the Coca-Cola roundabout',
  propertyType: 'apartment',
};

const doneOf = (changes: Partial<ListingDraft>, from = NOTHING) =>
  listingAdvice({ ...from, ...changes })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);
const openOf = (changes: Partial<ListingDraft>) =>
  listingAdvice({ ...ALL, ...changes })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

describe('the checklist before publishing', () => {
  it('has seven lines, none done on an empty form and all on a good one', () => {
    expect(listingAdvice(NOTHING)).toHaveLength(7);
    expect(doneOf({})).toEqual([]);
    expect(openOf({})).toEqual([]);
  });

  it('asks for three photos and likes six', () => {
    expect(doneOf({ photos: 2 })).toEqual([]);
    expect(doneOf({ photos: 3 })).toEqual(['photos']);
    expect(doneOf({ photos: 5 })).toEqual(['photos']);
    expect(doneOf({ photos: 6 })).toEqual(['photos', 'more-photos']);
  });

  it('asks for both utilities, whichever they are, and for none of a plot of land', () => {
    expect(doneOf({ amenities: ['shared_electricity_meter'] })).toEqual(['electricity']);
    expect(doneOf({ amenities: ['no_running_water'] })).toEqual(['water']);
    expect(doneOf({ amenities: ['ceiling_fan', 'sea_view'] })).toEqual([]);
    expect(openOf({ amenities: [], propertyType: 'land' })).toEqual([]);
  });

  it('counts what is written, not the spaces round it', () => {
    expect(openOf({ description: `${'a'.repeat(119)}${' '.repeat(50)}` })).toEqual(['description']);
    expect(openOf({ specificLocation: '  ' })).toEqual(['place']);
    expect(openOf({ district: '' })).toEqual(['place']);
  });

  it.each(['', '.', '0', '0.00'])('takes %j for no price', (price) => {
    expect(openOf({ price })).toEqual(['price']);
  });
});
