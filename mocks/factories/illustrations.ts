import {
  EXTERIOR_KINDS,
  type ExteriorKind,
  type InteriorRoom,
  type TimeOfDay,
} from '@efie/illustrations/names';
import { encodeIllustrationPath, type IllustrationKind } from './illustrationPath';
import type { Random } from './random';
import type { ImageRecord } from './records';

/** Weights of the times of day of covers. Dusk and night together stay below a fifth. */
const COVER_TIME_WEIGHTS: Readonly<Record<TimeOfDay, number>> = {
  dawn: 13,
  morning: 20,
  noon: 15,
  harmattan: 12,
  golden: 19,
  rain: 8,
  dusk: 6,
  night: 4,
};

const LAND_TIMES: readonly TimeOfDay[] = ['morning', 'noon', 'golden'];

/** The rooms to illustrate by property type; further bedrooms are appended. */
const ROOMS: Readonly<Record<ExteriorKind, readonly InteriorRoom[]>> = {
  apartment: ['living', 'kitchen', 'bedroom', 'bathroom', 'veranda'],
  house: ['living', 'veranda', 'kitchen', 'bedroom', 'bathroom'],
  villa: ['living', 'kitchen', 'bedroom', 'bathroom', 'veranda'],
  townhouse: ['living', 'kitchen', 'bedroom', 'bathroom', 'veranda'],
  studio: ['living', 'kitchen', 'bathroom'],
  shared_room: ['bedroom', 'kitchen', 'bathroom', 'veranda'],
  land: [],
  commercial: ['shop', 'office'],
};

function exteriorOf(propertyType: string): ExteriorKind {
  return EXTERIOR_KINDS.find((kind) => kind === propertyType) ?? 'house';
}

/** The time of day of a listing's cover, never `avoid`, so that neighbors in a list differ. Land is never dark. */
export function coverTimeOf(random: Random, propertyType: string, avoid?: TimeOfDay): TimeOfDay {
  if (propertyType === 'land') return random.pick(LAND_TIMES.filter((time) => time !== avoid));
  return random.weighted({ ...COVER_TIME_WEIGHTS, ...(avoid ? { [avoid]: 0 } : {}) });
}

/**
 * The illustrations of a listing, 3 to 10, all at the time of day of its cover: an exterior as the cover, then rooms and a second
 * view of the exterior. Land gets exactly three scenes: the plot, the road and the plan.
 */
export function illustrationsOf(
  random: Random,
  listing: { id: string; propertyType: string; bedrooms: number; coverTime: TimeOfDay },
): ImageRecord[] {
  const exterior = exteriorOf(listing.propertyType);
  const kinds: IllustrationKind[] = [exterior];
  if (exterior === 'land') kinds.push(exterior, exterior);
  else {
    const extraBedrooms: InteriorRoom[] = Array.from(
      { length: Math.max(0, Math.min(3, listing.bedrooms - 1)) },
      () => 'bedroom',
    );
    const rooms = [...ROOMS[exterior], ...extraBedrooms];
    kinds.push(...rooms.slice(0, random.int(Math.min(2, rooms.length), rooms.length)));
    kinds.splice(random.int(1, kinds.length), 0, exterior);
  }
  return kinds.map((kind, position) => ({
    id: `${listing.id}-${position + 1}`,
    path: encodeIllustrationPath({
      listingId: listing.id,
      index: position + 1,
      kind,
      time: listing.coverTime,
    }),
  }));
}
