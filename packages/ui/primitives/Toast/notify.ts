import { showWhenLoaded } from './LazyToaster';
import { toastStore, type Notice } from './toastStore';

/**
 * Raises a toast: top centre, 4 s, one at a time; a new one replaces the old (rulings 19, checklist 31 to 33).
 * The toaster's code comes with the first toast. `ToastHost` must be mounted. Call it in the callbacks of dialogs and
 * routes, never while rendering.
 */
export function notify(message: Notice): void {
  showWhenLoaded(toastStore.raise(message));
}

/** Stories and tests begin without the toast of the one before. */
export async function forgetNotices(): Promise<void> {
  if (toastStore.read() === undefined) return;
  toastStore.forget();
  const { removeToast } = await import('./Toaster');
  removeToast();
}
