/** Reads the file of a storage path such as 'photos/kitchen/day-01.svg'; null when it cannot be read. */
export type ReadPhoto = (path: string) => Promise<Blob | null>;

/** The photos fetched since the page was loaded: many listings show the same ones. */
const fetched = new Map<string, Blob>();

/** Reads a photo in a browser, where mocks/photos is served beside the service worker's script. */
export const fetchPhoto: ReadPhoto = async (path) => {
  const known = fetched.get(path);
  if (known) return known;
  const { active } = await navigator.serviceWorker.ready;
  const response = await fetch(new URL(`mocks/${path}`, active?.scriptURL)).catch(() => null);
  if (!response?.ok) return null;
  const photo = await response.blob();
  fetched.set(path, photo);
  return photo;
};
