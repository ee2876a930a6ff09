import {
  EXTERIOR_KINDS,
  GENDERS,
  HEADS,
  INTERIOR_ROOMS,
  TIMES_OF_DAY,
  type ExteriorKind,
  type ExteriorView,
  type InteriorRoom,
  type PortraitLook,
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

/** The view of an exterior: the first illustration of a listing is its cover, later ones are further views. */
export function exteriorViewOf({ index }: Illustration): ExteriorView {
  return index <= 1 ? 0 : index === 2 ? 1 : 2;
}

/** A portrait of an agent; without a look, the seed determines it. */
export type Portrait = { agentId: string; look: PortraitLook | null };

const LOOK_SUFFIXES: ReadonlyMap<string, PortraitLook> = new Map(
  GENDERS.flatMap((gender) => HEADS[gender].map((head) => [`-${gender}-${head}`, { gender, head }] as const)),
);

/** The storage path of an agent's portrait, such as 'portraits/101-woman-headwrap.svg', or 'portraits/101.svg' without a look. */
export function encodePortraitPath({ agentId, look }: Portrait): string {
  return `portraits/${agentId}${look === null ? '' : `-${look.gender}-${look.head}`}.svg`;
}

/** The portrait at a storage path; null for any other path. */
export function decodePortraitPath(path: string): Portrait | null {
  const name = /^portraits\/([^/]+)\.svg$/.exec(path)?.[1];
  if (name === undefined) return null;
  const [, agentId = name, suffix = ''] = /^(.+)(-[a-z]+-[a-zA-Z]+)$/.exec(name) ?? [];
  const look = LOOK_SUFFIXES.get(suffix);
  return look === undefined ? { agentId: name, look: null } : { agentId, look };
}
