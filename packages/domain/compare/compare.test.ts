import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMENITIES } from '../amenities/index';
import { LISTING_FIELD_NAMES, type Listing } from '../listing/index';
import { USUAL_MOVE_IN_TERMS, usualMoveInCost } from '../moveIn/index';
import {
  addCompared,
  comparedIds,
  compareAmenities,
  compareListings,
  isComparableId,
  readComparedIds,
  removeCompared,
  toggleCompared,
  writeComparedIds,
} from './index';

fc.configureGlobal({ seed: 20261121 });

const anyId = fc.constantFrom('1001', '1002', '1003', '1004', '1005', '1006');
const rubbish = fc.constantFrom('', ' ', 'a b', '<b>', '../agent', '1'.repeat(65), '%00', 'ä', '1001\n1002');

/** As `comparedIds`, one value at a time. */
function naiveIds(values: readonly string[]): string[] {
  const ids: string[] = [];
  for (const value of values) {
    const id = value.trim();
    let isValid = id.length > 0 && id.length < 65;
    for (const character of id) {
      const letters = 'abcdefghijklmnopqrstuvwxyz';
      if (!`${letters}${letters.toUpperCase()}0123456789_.~-`.includes(character)) isValid = false;
    }
    if (isValid && !ids.includes(id) && ids.length < 4) ids.push(id);
  }
  return ids;
}

describe('the homes to compare', () => {
  it('are at most four valid ids in their order, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyId, rubbish, fc.string()), { maxLength: 12 }), (values) => {
        expect(comparedIds(values)).toEqual(naiveIds(values));
        expect(comparedIds(values).every(isComparableId)).toBe(true);
      }),
    );
  });

  it('survive a URL', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyId, rubbish), { maxLength: 12 }), (values) => {
        const text = writeComparedIds(values);
        expect(readComparedIds(text)).toEqual(comparedIds(values));
        expect(encodeURIComponent(text.replaceAll(',', ''))).toBe(text.replaceAll(',', ''));
      }),
    );
  });

  it.each([
    ['1001,1003', ['1001', '1003']],
    [' 1001 ,,1001,1003', ['1001', '1003']],
    ['1001,1003.', ['1001', '1003']],
    ['1001,\u200b1003)', ['1001', '1003']],
    ['1,2,3,4,5', ['1', '2', '3', '4']],
    ['', []],
    [',,;<script>', []],
    ['x'.repeat(100_000), []],
  ])('are read from %.30j', (text, ids) => {
    expect(readComparedIds(text)).toEqual(ids);
  });

  it('any sequence of presses gives what a list with the same presses gives', () => {
    fc.assert(
      fc.property(fc.array(anyId, { maxLength: 30 }), (presses) => {
        let ids: readonly string[] = [];
        let naive: string[] = [];
        for (const id of presses) {
          const { kind, ids: next } = toggleCompared(ids, id);
          if (naive.includes(id)) {
            expect(kind).toBe('removed');
            naive = naive.filter((other) => other !== id);
          } else if (naive.length === 4) {
            expect(kind).toBe('full');
          } else {
            expect(kind).toBe('added');
            naive = [...naive, id];
          }
          expect(next).toEqual(naive);
          ids = next;
        }
      }),
    );
  });

  it('adding twice and removing what is not there change nothing', () => {
    expect(addCompared(['1', '2'], '1')).toEqual(['1', '2']);
    expect(addCompared(['1', '2', '3', '4'], '5')).toEqual(['1', '2', '3', '4']);
    expect(removeCompared(['1', '2'], '3')).toEqual(['1', '2']);
    expect(removeCompared(['1', '2', '3'], '2')).toEqual(['1', '3']);
    expect(toggleCompared([], '<b>')).toEqual({ kind: 'full', ids: [] });
  });
});

const home = (change: Partial<Listing> = {}): Listing =>
  ({
    ...Object.fromEntries(LISTING_FIELD_NAMES.map((name) => [name, null])),
    id: '1',
    title: 'Home',
    propertyType: 'house',
    listingType: 'rent',
    price: 1000,
    bedrooms: 2,
    bathrooms: 1,
    region: 'Ashanti',
    district: 'Kumasi',
    specificLocation: 'Ahodwo',
    amenities: [],
    photos: [],
    status: 'active',
    ...change,
    // A listing has further fields, which a comparison does not read.
  }) as unknown as Listing;

const rowOf = (listings: readonly Listing[], key: string) =>
  compareListings(listings).find((row) => row.key === key);

describe('the rows of a comparison', () => {
  it('have a value of every home, and differ when not all are the same', () => {
    const anyHome = fc
      .record(
        {
          price: fc.constantFrom(1000, 1500, null),
          listingType: fc.constantFrom('rent' as const, 'sale' as const, null),
          propertyType: fc.constantFrom('house', 'land', ''),
          bedrooms: fc.constantFrom(1, 2, 0, null),
          area: fc.constantFrom(400, null),
          status: fc.constantFrom('active' as const, 'rented' as const, null),
        },
        { requiredKeys: [] },
      )
      .map((change) => home(change as Partial<Listing>));
    fc.assert(
      fc.property(fc.array(anyHome, { minLength: 1, maxLength: 4 }), (homes) => {
        const rows = compareListings(homes);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const { values, differs, key } of rows) {
          expect(values).toHaveLength(homes.length);
          let hasOther = false;
          for (const one of values) for (const other of values) if (one !== other) hasOther = true;
          expect(differs).toBe(hasOther);
          expect(values.some((value) => value !== '')).toBe(true);
          // Whether there is such a row depends on the others; no value does.
          if (key === 'status' || key === 'moveInCost') continue;
          homes.forEach((each, index) => expect(rowOf([each], key)?.values[0] ?? '').toBe(values[index]));
        }
      }),
    );
  });

  it('say price, rooms, size and place as cards do', () => {
    const rows = compareListings([
      home(),
      home({ listingType: 'sale', price: 250_000, area: 1200, bedrooms: 1 }),
    ]);
    expect(rows.map(({ label, values, differs }) => [label, ...values, differs])).toEqual([
      ['Price', 'GH₵\u00a01,000 per month', 'GH₵\u00a0250,000', true],
      ['Rent or sale', 'For Rent', 'For Sale', true],
      ['Move-in cost', 'GH₵\u00a06,000', 'Not for rent', true],
      ['Property type', 'House', 'House', false],
      ['Bedrooms', '2 bedrooms', '1 bedroom', true],
      ['Bathrooms', '1 bathroom', '1 bathroom', false],
      ['Area', '', '1,200 sq ft', true],
      ['Place', 'Ahodwo, Kumasi, Ashanti', 'Ahodwo, Kumasi, Ashanti', false],
    ]);
  });

  it('mark the lowest price and move-in cost and the largest area, where two are known and differ', () => {
    const marks = (homes: readonly Listing[], key: string) =>
      rowOf(homes, key)?.marks.map((mark) => mark && `${mark.text}${mark.isBest ? '!' : ''}`);
    const homes = [
      home({ price: 2750, area: 900 }),
      home({ price: 1550, area: null }),
      home({ price: null, area: 1200 }),
    ];
    expect(marks(homes, 'price')).toEqual(['+GH₵\u00a01,200', 'Lowest!', null]);
    expect(marks(homes, 'moveInCost')).toEqual(['+GH₵\u00a07,200', 'Lowest!', null]);
    expect(marks(homes, 'area')).toEqual([null, null, 'Largest!']);
    expect(marks([home(), home()], 'price')).toEqual([null, null]);
    expect(marks([home(), home({ price: null })], 'price')).toEqual([null, null]);
    // A rent and the price of a home for sale are not compared.
    const mixed = [home(), home({ listingType: 'sale', price: 250_000 })];
    expect(marks(mixed, 'price')).toEqual([null, null]);
    expect(marks(mixed, 'moveInCost')).toEqual([null, null]);
  });

  it('any amount is the best, or its distance from the best is said', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 4 }),
        (prices) => {
          const row = rowOf(
            prices.map((price) => home({ price })),
            'price',
          );
          const known = prices.filter((price) => price !== null);
          const lowest = Math.min(...known);
          const differ = known.some((price) => price !== lowest);
          prices.forEach((price, index) => {
            const expected =
              !differ || price === null
                ? undefined
                : price === lowest
                  ? 'Lowest'
                  : `+GH₵\u00a0${price - lowest}`;
            expect(row?.marks[index]?.text).toBe(expected);
          });
        },
      ),
    );
  });

  it('say None where the agent gave 0, which land has no rooms for', () => {
    const homes = [home({ parking: 0 }), home({ parking: null }), home({ propertyType: 'land', parking: 2 })];
    expect(rowOf(homes, 'parking')?.values).toEqual(['None', '', '2 parking spaces']);
    expect(rowOf([home(), home({ propertyType: 'land', bedrooms: 0 })], 'bedrooms')?.values).toEqual([
      '2 bedrooms',
      '',
    ]);
  });

  it('have the status only when a home is gone', () => {
    expect(rowOf([home(), home({ status: 'inactive' })], 'status')).toBeUndefined();
    expect(rowOf([home(), home({ status: 'rented' })], 'status')?.values).toEqual(['Active', 'Rented']);
  });

  it('have the move-in cost only when a home is for rent', () => {
    const sale = home({ listingType: 'sale' });
    expect(rowOf([sale, sale], 'moveInCost')).toBeUndefined();
    expect(rowOf([sale, home({ price: null })], 'moveInCost')).toBeUndefined();
  });

  it('the move-in cost is that of the usual terms, for valid rents only', () => {
    expect(usualMoveInCost(home())).toEqual({ advance: 6000, fee: 0, total: 6000 });
    expect(USUAL_MOVE_IN_TERMS).toEqual({ months: 6, feePercent: 0 });
    for (const change of [
      { listingType: 'sale' as const },
      { listingType: null },
      { price: null },
      { price: 0 },
    ])
      expect(usualMoveInCost(home(change))).toBeNull();
  });
});

describe('the amenities of a comparison', () => {
  const anyCode = fc.constantFrom<string[]>(
    'running_water',
    'prepaid_meter',
    'tiled_floor',
    'sea_view',
    'roof_garden',
  );

  it('are all that any home has, once, with those that differ first', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(anyCode), { minLength: 1, maxLength: 4 }), (lists) => {
        const rows = compareAmenities(lists.map((amenities) => ({ amenities })));
        const expected = new Set<string>();
        for (const list of lists) for (const code of list) expected.add(code);
        expect(new Set(rows.map(({ code }) => code))).toEqual(expected);
        expect(rows).toHaveLength(expected.size);
        let isSame = false;
        for (const { code, values, differs } of rows) {
          lists.forEach((list, index) =>
            expect(values[index]).toBe(list.length === 0 ? null : list.includes(code)),
          );
          expect(differs).toBe(lists.some((list) => !list.includes(code)));
          if (!differs) isSame = true;
          expect(isSame).toBe(!differs);
        }
      }),
    );
  });

  it('are in the specification’s order, with unknown ones last', () => {
    const all = ['sea_view', ...AMENITIES.map(({ code }) => code).toReversed()];
    const codes = compareAmenities([{ amenities: all }]).map(({ code }) => code);
    expect(codes).toEqual([...AMENITIES.map(({ code }) => code), 'sea_view']);
    expect(compareAmenities([{ amenities: [] }])).toEqual([]);
  });
});
