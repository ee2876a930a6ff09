/** Holds the first photos of the stored homes, by the paths at which the service worker serves them. */
export const PHOTO_CACHE = 'efie-offline-photos';

/** The folder of these paths, below the app's base path. */
export const PHOTO_FOLDER = 'offline-photo/';

/** The path at which the service worker serves the stored photo with this URL. */
export const photoPath = (base: string, url: string): string =>
  `${base}${PHOTO_FOLDER}${encodeURIComponent(url)}`;
