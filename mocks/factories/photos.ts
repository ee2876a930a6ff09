import { PHOTO_FILES } from './photoFiles.generated';
import { Random } from './random';
import type { ImageRecord } from './records';

export type PhotoFolder = keyof typeof PHOTO_FILES;

type Room = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'veranda' | 'shop' | 'office';

const folders = Object.entries(PHOTO_FILES) as [PhotoFolder, string][];

const PHOTOS = new Map(
  folders.map(([folder, files]) => [folder, files.split(' ').map((file) => `photos/${folder}/${file}`)]),
);

/** The storage paths of the photos in a folder of mocks/photos, such as 'photos/kitchen/day-01.svg'. */
export const photosIn = (folder: PhotoFolder): readonly string[] => PHOTOS.get(folder) ?? [];

/** The storage paths of all files in mocks/photos. */
export const PHOTO_PATHS: ReadonlySet<string> = new Set([...PHOTOS.values()].flat());

/** The rooms in a listing's photos by property type; further bedrooms are appended. */
const ROOMS = {
  apartment: ['living', 'kitchen', 'bedroom', 'bathroom', 'veranda'],
  house: ['living', 'veranda', 'kitchen', 'bedroom', 'bathroom'],
  villa: ['living', 'kitchen', 'bedroom', 'bathroom', 'veranda'],
  townhouse: ['living', 'kitchen', 'bedroom', 'bathroom', 'veranda'],
  studio: ['living', 'kitchen', 'bathroom'],
  shared_room: ['bedroom', 'kitchen', 'bathroom', 'veranda'],
  land: [],
  commercial: ['shop', 'office'],
} as const satisfies Partial<Record<PhotoFolder, readonly Room[]>>;

type Building = keyof typeof ROOMS;

/** The folder with the photos of a property type: that of houses for an unknown one. */
const buildingOf = (propertyType: string): Building =>
  Object.hasOwn(ROOMS, propertyType) ? (propertyType as Building) : 'house';

/** Whether a photo shows dusk or night; the other photos of its listing then show rooms in lamplight. */
export const isAfterDark = (path: string): boolean => /-(dusk|night)-|\/evening-/.test(path);

/** The covers for a property type: a building's front, or a plot of land. */
export const coversOf = (propertyType: string): readonly string[] =>
  photosIn(buildingOf(propertyType)).filter((path) => /-(front|plot)\.\w+$/.test(path));

/**
 * The photos of a listing, 3 to 10 and none twice: the cover, then rooms and the building's side, or the road to a plot and its
 * plan.
 * @param seed of the listing (`createListing`)
 * @param cover one of `coversOf` its property type
 */
export function photosOf(
  seed: number | string,
  listing: { id: string; propertyType: string; bedrooms: number },
  cover: string,
): ImageRecord[] {
  const random = new Random(`listing|${seed}|pictures`);
  const building = buildingOf(listing.propertyType);
  const beforeView = cover.slice(0, cover.lastIndexOf('-') + 1);
  const otherViews = photosIn(building).filter((path) => path !== cover && path.startsWith(beforeView));
  const paths = [cover];
  // The plan last.
  if (building === 'land') paths.push(...otherViews.toReversed());
  else {
    const bedrooms = Math.max(0, Math.min(3, listing.bedrooms - 1));
    const rooms: Room[] = [...ROOMS[building], ...Array.from({ length: bedrooms }, () => 'bedroom' as const)];
    const count = random.int(Math.min(2, rooms.length), rooms.length);
    const sidePosition = random.int(1, count + 1);
    const unused = new Map<Room, string[]>();
    for (const room of rooms.slice(0, count)) {
      const choices =
        unused.get(room) ??
        random.shuffle(photosIn(room).filter((path) => isAfterDark(path) === isAfterDark(cover)));
      unused.set(room, choices);
      paths.push(...choices.splice(0, 1));
    }
    paths.splice(sidePosition, 0, ...otherViews);
  }
  return paths.map((path, index) => ({ id: `${listing.id}-${index + 1}`, path }));
}
