import { describe, expect, it } from 'vitest';
import names from '../../data/ghana-names.json' with { type: 'json' };
import phones from '../../data/ghana-phones.json' with { type: 'json' };
import { createAgent, createListing, createPayment, createUser, type ListingRecord } from './index';
import { isAfterDark } from './photos';
import { districtsOf } from './places';
import { Random } from './random';

const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
const listings = seeds.map((seed) => createListing(seed));

const copyOf = (listing: ListingRecord) => `${listing.title} ${listing.description}`;

describe('factories', () => {
  it('give the same record for the same seed, and different records for different seeds', () => {
    for (const create of [createListing, createAgent, createUser, createPayment]) {
      expect(create(7)).toEqual(create(7));
      expect(create(7)).not.toEqual(create(8));
    }
    expect(createListing(7)).toMatchObject({
      title: 'Top Floor 4 Bedroom Apartment with a Breeze, Mampong',
      price: 575_000,
      town: 'Akuapem North',
      specificLocation: 'Third Street, Mampong',
    });
  });

  it('match the generated fields to the overrides', () => {
    const land = createListing(3, {
      propertyType: 'land',
      listingType: 'sale',
      region: 'Volta',
      title: 'My plot',
    });
    expect(land).toMatchObject({ title: 'My plot', propertyType: 'land', bedrooms: 0, region: 'Volta' });
    expect(land.images.map(({ path }) => /^photos\/land\/\d+-(\w+)\./.exec(path)?.[1])).toEqual([
      'plot',
      'road',
      'plan',
    ]);
    expect(districtsOf('Volta').map((district) => district.name)).toContain(land.town);
  });

  it('show one building by day or after dark, with rooms that fit its type and no photo twice', () => {
    for (const { images, propertyType } of listings) {
      const paths = images.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(new Set(paths.map(isAfterDark)).size).toBe(1);
      const views = paths.filter((path) => path.startsWith(`photos/${propertyType}/`));
      expect(views[0]).toBe(paths[0]);
      expect(new Set(views.map((path) => path.replace(/-[a-z]+\.\w+$/, ''))).size).toBe(1);
      expect(views).toHaveLength(propertyType === 'land' ? 3 : 2);
      const rooms = paths.filter((path) => !views.includes(path)).map((path) => path.split('/')[1] ?? '');
      if (propertyType === 'land') expect(rooms).toEqual([]);
      if (propertyType === 'commercial') expect(rooms).toEqual(['shop', 'office']);
      else expect(rooms.some((room) => room === 'shop' || room === 'office')).toBe(false);
    }
  });

  it('ruling 53: town is a district of the region, and the specific location ends with a town of that district', () => {
    for (const listing of listings) {
      const district = districtsOf(listing.region).find(({ name }) => name === listing.town);
      expect(district, listing.town).toBeDefined();
      expect(district?.towns).toContain(listing.specificLocation.split(', ')[1]);
    }
  });

  it('write no placeholder, edge-case text or impossible number into the copy', () => {
    for (const listing of listings) {
      expect(copyOf(listing)).not.toMatch(/[{}<>]|undefined|NaN/);
      expect(copyOf(listing)).not.toMatch(/\b[01] [Bb]edrooms\b|all 1 bedrooms|\b[01] (cars|washrooms)\b/);
    }
  });

  it('round prices and use whole numbers for counts', () => {
    for (const { price, listingType, bedrooms, bathrooms, parking, area } of listings) {
      const step = listingType === 'sale' ? 5_000 : price < 5_000 ? 50 : 500;
      expect(price % step).toBe(0);
      expect(price).toBeGreaterThan(0);
      for (const count of [bedrooms, bathrooms, parking, area]) {
        expect(Number.isInteger(count) && Object.is(Math.abs(count), count)).toBe(true);
      }
    }
  });

  it('never contradict the copy with the amenities', () => {
    for (const listing of listings) {
      const has = (code: string) => listing.amenities.includes(code);
      expect(has('running_water') && has('no_running_water')).toBe(false);
      expect(has('self_electricity_meter') && has('shared_electricity_meter')).toBe(false);
      if (/own meter/i.test(copyOf(listing))) expect(has('self_electricity_meter')).toBe(true);
    }
  });

  it('use fictional names, reserved email domains and unlikely phone numbers', () => {
    const display = new RegExp(phones.regex.display);
    for (const seed of seeds) {
      const agent = createAgent(seed);
      expect(names.avoidCombinations).not.toContain(agent.fullName);
      expect(agent.email).toMatch(/^[a-z0-9.]+@example\.(com|org|net)$/);
      expect(agent.phone).toMatch(display);
      expect(agent.phone).toMatch(/ 000 \d{4}$/);
    }
  });
});

describe('random', () => {
  it('stays in its bounds and follows its weights', () => {
    const random = new Random('bounds');
    const counts = { often: 0, never: 0, seldom: 0 };
    for (let draw = 0; draw < 2_000; draw += 1) {
      const whole = random.int(2, 4);
      expect(whole >= 2 && whole <= 4).toBe(true);
      const value = random.triangular(10, 20, 40);
      expect(value >= 10 && value <= 40).toBe(true);
      counts[random.weighted({ often: 9, never: 0, seldom: 1 })] += 1;
    }
    expect(counts.never).toBe(0);
    expect(counts.often).toBeGreaterThan(counts.seldom * 5);
    expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
