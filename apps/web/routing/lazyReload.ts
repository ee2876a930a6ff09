const KEY = 'efie-reloaded-for-file';
/** As many failures are remembered; an older one may reload again. */
const REMEMBERED = 20;

/**
 * Reloads the page for a screen whose code could not be loaded, because a new version may have renamed the file: once for
 * each file, which the error's text names, and URL. Not while offline, not where that cannot be remembered, and not while a form
 * holds unsaved input.
 * @returns whether the page is reloading
 */
export function reloadOnce(error: unknown, hasUnsavedInput: boolean): boolean {
  if (!navigator.onLine || hasUnsavedInput) return false;
  try {
    const failure = `${window.location.href} ${String(error)}`;
    const reloaded = (window.sessionStorage.getItem(KEY) ?? '').split('\n');
    if (reloaded.includes(failure)) return false;
    window.sessionStorage.setItem(KEY, [failure, ...reloaded].slice(0, REMEMBERED).join('\n'));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
