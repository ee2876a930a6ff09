import { showWhenLoaded } from './LazyToaster';
import { toastStore, type Notice } from './toastStore';

/**
 * Shows a toast at the top center for 4 s, with an action for 10 s; a new one replaces the old. `ToastHost` must be mounted.
 * Call it in callbacks, never while rendering.
 */
export function notify(message: Notice): void {
  showWhenLoaded(toastStore.publish(message));
}

/** Clears the toast, so that the next story or test starts without it. */
export async function clearToast(): Promise<void> {
  if (toastStore.read() === undefined) return;
  toastStore.clear();
  const { removeToast } = await import('./Toaster');
  removeToast();
}
