import {
  EXTERIOR_KINDS,
  INTERIOR_ROOMS,
  TIMES_OF_DAY,
  type ExteriorKind,
  type InteriorRoom,
  type TimeOfDay,
} from '@efie/illustrations/names';

/** A property type for an exterior, otherwise a room. */
export type IllustrationKind = ExteriorKind | InteriorRoom;

/** An illustration of a listing; `index` starts at 1. */
export type Illustration = { listingId: string; index: number; kind: IllustrationKind; time: TimeOfDay };

const KINDS: readonly string[] = [...EXTERIOR_KINDS, ...INTERIOR_ROOMS];
const TIMES: readonly string[] = TIMES_OF_DAY;

const isKind = (text: string | undefined): text is IllustrationKind =>
  text !== undefined && KINDS.includes(text);
const isTime = (text: string | undefined): text is TimeOfDay => text !== undefined && TIMES.includes(text);

/** The storage path of an illustration, such as 'listings/1001/2-kitchen-morning.svg'. */
export function encodeIllustrationPath({ listingId, index, kind, time }: Illustration): string {
  return `listings/${listingId}/${index}-${kind}-${time}.svg`;
}

/** The illustration at a storage path; null for any other path. */
export function decodeIllustrationPath(path: string): Illustration | null {
  const [, listingId, number, kind, time] =
    /^listings\/([^/]+)\/(\d+)-([a-z_]+)-([a-z]+)\.svg$/.exec(path) ?? [];
  if (listingId === undefined || !isKind(kind) || !isTime(time)) return null;
  return { listingId, index: Number(number), kind, time };
}

export function isExterior(kind: IllustrationKind): kind is ExteriorKind {
  return (EXTERIOR_KINDS as readonly string[]).includes(kind);
}

/** The seed of an illustration: all exteriors of a listing share one, so that they show the same house. */
export function illustrationSeed({ listingId, index, kind }: Illustration): string {
  return isExterior(kind) ? `listing-${listingId}` : `listing-${listingId}-${index}`;
}

/** The storage path of an agent's portrait, such as 'portraits/101.svg'. */
export function encodePortraitPath(agentId: string): string {
  return `portraits/${agentId}.svg`;
}

/** The agent id in the storage path of a portrait; null for any other path. */
export function decodePortraitPath(path: string): string | null {
  return /^portraits\/([^/]+)\.svg$/.exec(path)?.[1] ?? null;
}
