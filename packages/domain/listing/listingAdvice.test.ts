import { describe, expect, it } from 'vitest';
import { listingField, listingFieldNames } from './listingFields';
import { listingAdvice, type ListingDraft } from './listingAdvice';

const EMPTY_DRAFT: ListingDraft = {
  photos: 0,
  title: '',
  amenities: [],
  description: '',
  price: '',
  region: '',
  district: '',
  specificLocation: '',
  propertyType: 'apartment',
};
const COMPLETE_DRAFT: ListingDraft = {
  photos: 6,
  title: 'Two-bedroom apartment',
  amenities: ['prepaid_meter', 'polytank_available'],
  description: 'ɔ'.repeat(120),
  price: '2800.50',
  region: 'Greater Accra',
  district: 'Tema',
  specificLocation: 'Near the Coca-Cola roundabout',
  propertyType: 'apartment',
};

const linesOf = (draft: ListingDraft) => {
  const { needed, better } = listingAdvice(draft);
  return [...needed, ...better];
};
const doneOf = (changes: Partial<ListingDraft>, from = EMPTY_DRAFT) =>
  linesOf({ ...from, ...changes })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);
const notDoneOf = (changes: Partial<ListingDraft>) =>
  linesOf({ ...COMPLETE_DRAFT, ...changes })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

describe('listingAdvice', () => {
  it('has nine entries: none is done on an empty form, all are done on a complete one', () => {
    expect(linesOf(EMPTY_DRAFT)).toHaveLength(9);
    expect(doneOf({})).toEqual([]);
    expect(notDoneOf({})).toEqual([]);
  });

  it('asks for at least three photos and recommends six', () => {
    expect(doneOf({ photos: 2 })).toEqual([]);
    expect(doneOf({ photos: 3 })).toEqual(['photos']);
    expect(doneOf({ photos: 5 })).toEqual(['photos']);
    expect(doneOf({ photos: 6 })).toEqual(['photos', 'more-photos']);
  });

  it('asks for one amenity of each utility, and for no utilities when the property type is land', () => {
    expect(doneOf({ amenities: ['shared_electricity_meter'] })).toEqual(['electricity']);
    expect(doneOf({ amenities: ['no_running_water'] })).toEqual(['water']);
    expect(doneOf({ amenities: ['ceiling_fan', 'sea_view'] })).toEqual([]);
    expect(notDoneOf({ amenities: [], propertyType: 'land' })).toEqual([]);
  });

  it('ignores spaces around a text', () => {
    expect(notDoneOf({ description: `${'a'.repeat(119)}${' '.repeat(50)}` })).toEqual(['long-description']);
    expect(notDoneOf({ title: ' ' })).toEqual(['title']);
    expect(notDoneOf({ description: ' ' })).toEqual(['description', 'long-description']);
    expect(notDoneOf({ specificLocation: '  ' })).toEqual(['place']);
    expect(notDoneOf({ district: '' })).toEqual(['place']);
  });

  it('calls needed what the form for a new listing requires', () => {
    const required = listingFieldNames('create').filter((name) => listingField(name).isRequired);
    // Choices always have a value.
    const typed = required.filter((name) => listingField(name).kind !== 'choice');
    const neededFor: Readonly<Record<string, string>> = {
      region: 'place',
      district: 'place',
      specificLocation: 'place',
    };
    const { needed } = listingAdvice(EMPTY_DRAFT);
    expect(new Set(needed.map(({ id }) => id))).toEqual(
      new Set([...typed.map((name) => neededFor[name] ?? name), 'photos']),
    );
  });

  it.each(['', '.', '0', '0.00'])('treats %j as no price', (price) => {
    expect(notDoneOf({ price })).toEqual(['price']);
  });
});
