const FLAG = 'efie-reloaded-for-chunk';

/** A chunk that is gone after a deployment rejects with one of these, depending on the browser. */
const CHUNK_ERROR = /dynamically imported module|importing a module script|preload css|chunk/i;

function read(): string | null {
  try {
    return window.sessionStorage.getItem(FLAG);
  } catch {
    return null;
  }
}

/** True for the error of a screen whose code could not be loaded (fault 28). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_ERROR.test(error.message);
}

/**
 * Reloads the page once for a missing chunk: a deployment may have renamed it. Guarded by a flag of this tab, so that
 * a chunk that stays away ends in the error panel, not in a loop. True when a reload is under way.
 */
export function reloadOnceForChunk(error: unknown): boolean {
  if (!isChunkError(error) || read() === window.location.href) return false;
  try {
    window.sessionStorage.setItem(FLAG, window.location.href);
  } catch {
    // Without a flag a reload could loop.
    return false;
  }
  window.location.reload();
  return true;
}

/** The screen came: a later deployment may reload again. */
export function forgetChunkReload(): void {
  try {
    window.sessionStorage.removeItem(FLAG);
  } catch {
    // Nothing was kept, so nothing is left to forget.
  }
}
