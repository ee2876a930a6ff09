/** Reads the file of a storage path such as 'photos/kitchen/day-01.svg'; null when it cannot be read. */
export type ReadPhoto = (path: string) => Promise<ArrayBuffer | null>;

/** Reads a photo in a browser, where mocks/photos is served beside the service worker's script. */
export const fetchPhoto: ReadPhoto = async (path) => {
  const { active } = await navigator.serviceWorker.ready;
  const response = await fetch(new URL(`mocks/${path}`, active?.scriptURL)).catch(() => null);
  return response?.ok ? response.arrayBuffer() : null;
};
