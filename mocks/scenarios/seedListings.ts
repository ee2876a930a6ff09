import type { ListingStatus, ListingType, PropertyType } from '@efie/domain/listing';
import { createListing } from '../factories/createListing';
import { hoursBefore } from '../factories/clock';
import { coversOf, photosOf } from '../factories/photos';
import { bedroomChoices } from '../factories/prices';
import { pickPlace } from '../factories/places';
import { Random } from '../factories/random';
import type { ListingRecord } from '../factories/records';

/** How many listings an agent has; null: an equal share of the remaining listings. */
export type AgentListingCount = { agentId: string; region: string; listings: number | null };

type Shares<T extends string> = Readonly<Record<T, number>>;

/** Listings per region, of 240. */
const REGION_SHARES: Shares<string> = {
  'Greater Accra': 84,
  Ashanti: 50,
  Central: 16,
  Eastern: 14,
  Western: 14,
  Northern: 12,
  Volta: 10,
  Bono: 8,
  'Bono East': 6,
  'Upper East': 6,
  'Upper West': 5,
  Ahafo: 4,
  Oti: 3,
  Savannah: 3,
  'Western North': 3,
  'North East': 2,
};

/** Listings per property type, of 240. */
const TYPE_SHARES: Shares<PropertyType> = {
  apartment: 80,
  house: 66,
  studio: 18,
  shared_room: 15,
  townhouse: 17,
  villa: 16,
  land: 16,
  commercial: 12,
};

const RENT_SHARE: Shares<PropertyType> = {
  apartment: 0.8,
  house: 0.62,
  studio: 0.85,
  shared_room: 1,
  townhouse: 0.55,
  villa: 0.4,
  land: 0.08,
  commercial: 0.7,
};

/** Positions at the start of the list that are featured, so that the home screen has its six. */
const FEATURED_AT_START: readonly number[] = [0, 1, 3, 4, 6, 8];
const FEATURED_EVERY = 5;
const HOMES_AT_START = 12;

/** One active listing in this many has no photo, but none at the start of the list. */
const WITHOUT_PHOTOS_EVERY = 120;

/** `count` keys in the given proportions, shuffled. */
function distribute<T extends string>(random: Random, shares: Shares<T>, count: number): T[] {
  const total = Object.values<number>(shares).reduce((sum, share) => sum + share, 0);
  const quotas = (Object.entries(shares) as [T, number][]).map(([key, share]) => {
    const exact = (share / total) * count;
    return { key, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = count - quotas.reduce((sum, { whole }) => sum + whole, 0);
  const roundedUp = new Set([...quotas].sort((a, b) => b.rest - a.rest).slice(0, missing));
  return random.shuffle(
    quotas.flatMap((quota) =>
      Array.from({ length: quota.whole + (roundedUp.has(quota) ? 1 : 0) }, () => quota.key),
    ),
  );
}

/** Moves homes to the start of the list, which the home screen shows, before land and commercial listings. */
function moveHomesToStart(types: readonly PropertyType[]): PropertyType[] {
  const isHome = (type: PropertyType) => type !== 'land' && type !== 'commercial';
  const first = types.filter(isHome).slice(0, HOMES_AT_START);
  const rest = [...types];
  for (const type of first) rest.splice(rest.indexOf(type), 1);
  return [...first, ...rest];
}

/** Assigns an agent to each listing: first to agents with a fixed number, preferably in their own region. */
function assignAgents(
  random: Random,
  agents: readonly AgentListingCount[],
  regions: readonly string[],
): string[] {
  const assigned: (string | undefined)[] = regions.map(() => undefined);
  // In small scenarios the fixed numbers are scaled down, so that at least half is left for the other agents.
  const wanted = agents.reduce((sum, { listings }) => sum + (listings ?? 0), 0);
  const scale = Math.min(1, regions.length / 2 / Math.max(1, wanted));
  for (const { agentId, region, listings } of agents) {
    if (listings === null) continue;
    const open = regions.flatMap((_, index) => (assigned[index] === undefined ? [index] : []));
    const inRegion = random.shuffle(open.filter((index) => regions[index] === region));
    const elsewhere = random.shuffle(open.filter((index) => regions[index] !== region));
    for (const index of [...inRegion, ...elsewhere].slice(0, Math.floor(listings * scale)))
      assigned[index] = agentId;
  }
  const sharing = agents.filter(({ listings }) => listings === null);
  return regions.map((region, index) => {
    const agentId = assigned[index];
    if (agentId !== undefined) return agentId;
    const inRegion = sharing.filter((agent) => agent.region === region);
    return random.pick(inRegion.length > 0 ? inRegion : sharing).agentId;
  });
}

/** Statuses in list order: `activeCount` times active, with a tenth as many other statuses in between. */
function buildStatuses(activeCount: number): ListingStatus[] {
  const others: readonly ListingStatus[] = ['rented', 'sold', 'inactive'];
  let other = 0;
  return Array.from({ length: activeCount }, (_, index) => index).flatMap((index): ListingStatus[] => {
    if (index % 9 !== 5) return ['active'];
    const status = others[other % others.length] ?? 'inactive';
    other += 1;
    return ['active', status];
  });
}

/** Age of a listing in hours by its position: newest first, the oldest three months old. */
function ageInHours(index: number, count: number): number {
  const share = index / Math.max(1, count);
  return 2 + share * 24 * 20 + share * share * 24 * 75 + (index % 7) * 0.31;
}

/**
 * The listings of the seed data, newest first, with ids from 1001 and exactly `activeCount` active ones. Neighbors
 * have different covers.
 */
export function buildListings(
  activeCount: number,
  agents: readonly AgentListingCount[],
  { now, seed }: { now: string; seed: string },
): ListingRecord[] {
  const randomFor = (concern: string) => new Random(`${seed}|world|${concern}`);
  const order = buildStatuses(activeCount);
  const regions = distribute(randomFor('regions'), REGION_SHARES, order.length);
  const types = moveHomesToStart(distribute(randomFor('types'), TYPE_SHARES, order.length));
  const agentIds = assignAgents(randomFor('agents'), agents, regions);
  let activeSoFar = 0;
  const withoutPhotos = new Set<ListingRecord>();
  const listings = order.map((status, index) => {
    const id = String(1_001 + index);
    const random = new Random(`${seed}|world|listing|${id}`);
    const place = pickPlace(random, { region: regions[index] ?? 'Greater Accra' });
    const wanted = types[index] ?? 'apartment';
    const listingType = listingTypeOf(random, wanted, status);
    // Types without a price at this place become houses, for example a villa in a rural district.
    const propertyType = bedroomChoices(place, wanted, listingType).length > 0 ? wanted : 'house';
    if (status === 'active') activeSoFar += 1;
    const position = status === 'active' ? activeSoFar - 1 : -1;
    const listing = createListing(
      `${seed}|${id}`,
      {
        id,
        region: place.region,
        town: place.district,
        propertyType,
        listingType,
        status,
        agentId: agentIds[index] ?? '101',
        createdAt: hoursBefore(now, ageInHours(index, order.length)),
        featured: isFeatured(position),
        // Photos of active listings follow from their cover below.
        ...(status === 'active' && { images: [] }),
      },
      { now, town: place.town },
    );
    if (position % WITHOUT_PHOTOS_EVERY === WITHOUT_PHOTOS_EVERY / 2) withoutPhotos.add(listing);
    return listing;
  });
  const covers = assignCovers(
    randomFor('covers'),
    listings.filter(({ status }) => status === 'active'),
  );
  return listings.map((listing) => {
    const cover = covers.get(listing);
    if (cover === undefined || withoutPhotos.has(listing)) return listing;
    return { ...listing, images: photosOf(`${seed}|${listing.id}`, listing, cover) };
  });
}

/** How far apart the same cover is at least in the order of prices, unless the property type has too few. */
const COVER_DISTANCE = 4;

/** A cover for each listing: one that no neighbor in the order of prices has, and of these the one least recently used. */
function assignCovers(random: Random, listings: readonly ListingRecord[]): Map<ListingRecord, string> {
  const byPrice = listings.toSorted((left, right) => left.price - right.price);
  const ranks = new Map(byPrice.map((listing, rank) => [listing, rank]));
  const covers = new Map<ListingRecord, string>();
  const lastUses = new Map<string, number>();
  for (const [index, listing] of listings.entries()) {
    const rank = ranks.get(listing) ?? 0;
    const neighbors = byPrice.slice(Math.max(0, rank - COVER_DISTANCE), rank + COVER_DISTANCE + 1);
    const taken = new Set(neighbors.map((neighbor) => covers.get(neighbor)));
    const choices = random.shuffle(coversOf(listing.propertyType));
    const lastUse = (cover: string) => (lastUses.get(cover) ?? -1) + (taken.has(cover) ? listings.length : 0);
    const cover = choices.toSorted((left, right) => lastUse(left) - lastUse(right))[0] ?? '';
    covers.set(listing, cover);
    lastUses.set(cover, index);
  }
  return covers;
}

function listingTypeOf(random: Random, propertyType: PropertyType, status: ListingStatus): ListingType {
  if (status === 'rented' || propertyType === 'shared_room') return 'rent';
  if (status === 'sold') return 'sale';
  return random.chance(RENT_SHARE[propertyType]) ? 'rent' : 'sale';
}

function isFeatured(position: number): boolean {
  return FEATURED_AT_START.includes(position) || (position > 10 && position % FEATURED_EVERY === 3);
}
