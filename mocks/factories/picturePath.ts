import {
  EXTERIOR_KINDS,
  INTERIOR_ROOMS,
  TIMES_OF_DAY,
  type ExteriorKind,
  type InteriorRoom,
  type TimeOfDay,
} from '@efie/illustrations/names';

/** An exterior has the name of its property type; the rest are rooms. */
export type PictureKind = ExteriorKind | InteriorRoom;

/** A drawn picture of a listing; `index` counts from 1. */
export type Picture = { listingId: string; index: number; kind: PictureKind; time: TimeOfDay };

const KINDS: readonly string[] = [...EXTERIOR_KINDS, ...INTERIOR_ROOMS];
const TIMES: readonly string[] = TIMES_OF_DAY;

const isKind = (text: string | undefined): text is PictureKind => text !== undefined && KINDS.includes(text);
const isTime = (text: string | undefined): text is TimeOfDay => text !== undefined && TIMES.includes(text);

/** The stored path of a drawn picture: 'listings/1001/2-kitchen-morning.svg'. */
export function encodePicturePath({ listingId, index, kind, time }: Picture): string {
  return `listings/${listingId}/${index}-${kind}-${time}.svg`;
}

/** The picture that a stored path stands for; null when it is not one of ours. */
export function decodePicturePath(path: string): Picture | null {
  const [, listingId, number, kind, time] =
    /^listings\/([^/]+)\/(\d+)-([a-z_]+)-([a-z]+)\.svg$/.exec(path) ?? [];
  if (listingId === undefined || !isKind(kind) || !isTime(time)) return null;
  return { listingId, index: Number(number), kind, time };
}

/** True for the outside of a house, false for a room. */
export function isExterior(kind: PictureKind): kind is ExteriorKind {
  return (EXTERIOR_KINDS as readonly string[]).includes(kind);
}

/**
 * The seed to draw a picture with: every outside view of a listing shows the same house, every room is its own.
 */
export function pictureSeed({ listingId, index, kind }: Picture): string {
  return isExterior(kind) ? `listing-${listingId}` : `listing-${listingId}-${index}`;
}

/** The stored path of an agent's drawn portrait: 'portraits/101.svg'. */
export function encodePortraitPath(agentId: string): string {
  return `portraits/${agentId}.svg`;
}

/** The agent's id of a portrait's path; null when it is not one. */
export function decodePortraitPath(path: string): string | null {
  return /^portraits\/([^/]+)\.svg$/.exec(path)?.[1] ?? null;
}
