const KEY = 'efie-reloaded-for-file';
/** Failures to store; an older one may reload again. */
const MAX_FAILURES = 20;

/**
 * Reloads the page when a screen's code could not be loaded, because a new deployment may have renamed the file: once for
 * each path and error message, which names the file. Not while offline, not without sessionStorage, and not while a form has
 * unsaved input.
 * @returns whether the page is reloading
 */
export function reloadOnce(error: unknown, hasUnsavedInput: boolean): boolean {
  if (!navigator.onLine || hasUnsavedInput) return false;
  try {
    // Without the query string, which may hold an email address.
    const failure = `${window.location.pathname} ${String(error)}`;
    const reloaded = (window.sessionStorage.getItem(KEY) ?? '').split('\n');
    if (reloaded.includes(failure)) return false;
    window.sessionStorage.setItem(KEY, [failure, ...reloaded].slice(0, MAX_FAILURES).join('\n'));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
