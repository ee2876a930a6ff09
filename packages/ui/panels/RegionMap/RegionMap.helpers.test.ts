import { REGIONS, type Region } from '@efie/domain/places';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  homeShades,
  labelPosition,
  measuredValue,
  nextRegion,
  priceShades,
  regionText,
  shadeOf,
  shadeText,
  shortNumber,
  visibleDistricts,
} from './RegionMap.helpers';

fc.configureGlobal({ seed: 20261121 });

describe('the shades of the map', () => {
  it('of homes have round bounds, up to the highest number', () => {
    const all = [
      { min: 1, max: 3 },
      { min: 4, max: 9 },
      { min: 10, max: 19 },
      { min: 20, max: 49 },
      { min: 50, max: Infinity },
    ];
    expect(homeShades([81, 17, 3])).toEqual(all);
    expect(homeShades([12])).toEqual(all.slice(0, 3));
    expect(homeShades([])).toEqual([]);
    expect(homeShades([4999, 3]).map(({ min }) => min)).toEqual([1, 40, 100, 200, 500]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 16 }), (counts) => {
        const shades = homeShades(counts);
        for (const count of counts)
          expect(shades.filter(({ min, max }) => count >= min && count <= max)).toEqual([
            shades[shadeOf(count, shades) - 1],
          ]);
        expect(counts.length === 0 || counts.some((count) => count >= (shades.at(-1)?.min ?? 0))).toBe(true);
      }),
    );
  });

  it('of prices group values by rank, so that one high price does not leave all others alike', () => {
    expect(priceShades([92, 3, 3, 5, 7, 9, 12, 14, 20, 31])).toEqual([
      { min: 3, max: 3 },
      { min: 5, max: 7 },
      { min: 9, max: 12 },
      { min: 14, max: 20 },
      { min: 31, max: 92 },
    ]);
    expect(priceShades([])).toEqual([]);
    expect(priceShades([4, 4])).toEqual([{ min: 4, max: 4 }]);
  });

  it('of prices hold every value once, in order, for any values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 16 }), (values) => {
        const shades = priceShades(values);
        expect(shades.length).toBe(Math.min(5, new Set(values).size));
        const sizes = shades.map(
          ({ min, max }) => new Set(values.filter((value) => value >= min && value <= max)).size,
        );
        expect(Math.max(0, ...sizes) - Math.min(...(sizes.length > 0 ? sizes : [0]))).toBeLessThanOrEqual(1);
        for (const value of values) {
          const holding = shades.filter(({ min, max }) => value >= min && value <= max);
          expect(holding).toEqual([shades[shadeOf(value, shades) - 1]]);
        }
      }),
    );
    expect(shadeOf(null, priceShades([1, 2]))).toBe(0);
  });

  it('leave out regions without homes or without a median', () => {
    const figures = { region: 'Volta', count: 0, median: null, districts: [] } as const;
    expect(measuredValue(figures, 'homes')).toBeNull();
    expect(measuredValue(figures, 'price')).toBeNull();
    expect(measuredValue({ ...figures, count: 9, median: 700 }, 'price')).toBe(700);
  });

  it('are named by their values', () => {
    expect(shadeText({ min: 1, max: 1204 }, 'homes')).toBe('1 to 1,204');
    expect(shadeText({ min: 7, max: 7 }, 'homes')).toBe('7');
    expect(shadeText({ min: 5000, max: Infinity }, 'homes')).toBe('5,000 or more');
    expect(shadeText({ min: 900, max: 1500 }, 'price')).toBe('GH₵\u00a0900 to 1,500');
  });
});

describe('the texts of the map', () => {
  it('shorten numbers', () => {
    const numbers = [0, 7, 1550, 1550.5, 9999, 10_000, 45_400, 450_000, 999_600, 1_250_000, 45_000_000];
    expect(numbers.map(shortNumber)).toEqual([
      '0',
      '7',
      '1,550',
      '1,551',
      '9,999',
      '10k',
      '45k',
      '450k',
      '1m',
      '1.3m',
      '45m',
    ]);
  });

  it('name a region with its figures', () => {
    const figures = { region: 'Ashanti', count: 37, median: 1550, districts: [] } as const;
    expect(regionText('Ashanti', figures)).toBe('Ashanti, 37 homes, median GH₵\u00a01,550');
    expect(regionText('Ashanti', { ...figures, count: 1, median: null })).toBe('Ashanti, 1 home');
    expect(regionText('Ashanti', undefined)).toBe('Ashanti');
  });

  it('list the first districts and the chosen one', () => {
    const names = ['Kumasi', 'Obuasi', 'Ejisu', 'Asokwa', 'Bekwai', 'Mampong', 'Suame', 'Tafo'];
    const districts = names.map((name, index) => ({ name, count: 9 - index }));
    const namesOf = (chosen: string, isShowingAll = false) =>
      visibleDistricts(districts, chosen, isShowingAll).map(({ name }) => name);
    expect(namesOf('')).toEqual(names.slice(0, 6));
    expect(namesOf('', true)).toEqual(names);
    expect(namesOf('kumasi metropolitan')).toEqual(names.slice(0, 6));
    expect(namesOf('Tafo')).toEqual([...names.slice(0, 6), 'Tafo']);
    expect(visibleDistricts(districts, 'Nowhere', true).at(-1)).toEqual({ name: 'Nowhere', count: 0 });
    expect(visibleDistricts([], '', false)).toEqual([]);
  });
});

describe('the arrow keys', () => {
  it('move to the neighbor in their direction', () => {
    expect(nextRegion('Ashanti', 'ArrowRight')).toBe('Eastern');
    expect(nextRegion('Ashanti', 'ArrowUp')).toBe('Bono East');
    expect(nextRegion('Upper West', 'ArrowRight')).toBe('Upper East');
    expect(nextRegion('Greater Accra', 'ArrowLeft')).toBe('Eastern');
    expect(nextRegion('Western', 'ArrowDown')).toBeUndefined();
    expect(nextRegion('Western', 'Home')).toBe(REGIONS[0]);
    expect(nextRegion('Western', 'End')).toBe('Ahafo');
    expect(nextRegion('Western', 'Enter')).toBeUndefined();
  });

  it('reach every region from every other one', () => {
    for (const start of REGIONS) {
      const reached = new Set<Region>([start]);
      for (const region of reached) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = nextRegion(region, key);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(REGIONS.length);
    }
  });
});

describe('the labels', () => {
  it('are inside the map', () => {
    for (const region of REGIONS) {
      const { left, top } = labelPosition(region);
      expect(Math.min(left, top, 100 - left, 100 - top)).toBeGreaterThan(5);
    }
  });
});
