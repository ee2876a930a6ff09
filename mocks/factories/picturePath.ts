import type { PropertyType } from '@efie/domain';

/** Exteriors have the name of the property type; the rest are rooms. */
export const EXTERIOR_KINDS = [
  'apartment',
  'house',
  'villa',
  'townhouse',
  'studio',
  'shared_room',
  'land',
  'commercial',
] as const satisfies readonly PropertyType[];

export const INTERIOR_KINDS = ['living', 'kitchen', 'bedroom', 'bathroom', 'veranda'] as const;

export const PICTURE_TIMES = [
  'dawn',
  'morning',
  'noon',
  'harmattan',
  'golden',
  'rain',
  'dusk',
  'night',
] as const;

export type ExteriorKind = (typeof EXTERIOR_KINDS)[number];
export type InteriorKind = (typeof INTERIOR_KINDS)[number];
export type PictureKind = ExteriorKind | InteriorKind;
export type PictureTime = (typeof PICTURE_TIMES)[number];

/** A drawn picture of a listing; `index` counts from 1. */
export type Picture = { listingId: string; index: number; kind: PictureKind; time: PictureTime };

const KINDS: readonly string[] = [...EXTERIOR_KINDS, ...INTERIOR_KINDS];
const TIMES: readonly string[] = PICTURE_TIMES;

const isKind = (text: string | undefined): text is PictureKind => text !== undefined && KINDS.includes(text);
const isTime = (text: string | undefined): text is PictureTime => text !== undefined && TIMES.includes(text);

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
