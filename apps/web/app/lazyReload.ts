const FLAG = 'efie-reloaded-for-chunk';

/** A chunk that is gone after a deployment rejects with one of these, depending on the browser. */
const CHUNK_ERROR = /dynamically imported module|importing a module script|preload css|chunk/i;

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * True for the error of a screen whose code could not be loaded, as long as this address was not reloaded for it already
 * (fault 28). Without storage a reload could loop, so there is none.
 */
export function canReloadForChunk(error: unknown): boolean {
  if (!(error instanceof Error) || !CHUNK_ERROR.test(error.message)) return false;
  const kept = storage();
  return kept !== null && kept.getItem(FLAG) !== window.location.href;
}

/** Reloads the page for a missing chunk, and remembers it for this tab: a chunk that stays away ends in the error panel. */
export function reloadForChunk(): void {
  storage()?.setItem(FLAG, window.location.href);
  window.location.reload();
}

/** The screen came: a later deployment may reload again. */
export function forgetChunkReload(): void {
  storage()?.removeItem(FLAG);
}
