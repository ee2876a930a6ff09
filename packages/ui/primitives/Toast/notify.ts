import { toastStore, type Notice } from './toastStore';

/**
 * Shows a toast at the top center for 4 s, with an action for 10 s; a new one replaces the old. `ToastHost` must be mounted.
 * Call it in callbacks, never while rendering.
 */
export const notify = (message: Notice): void => toastStore.publish(message, true);

/**
 * `notify` for a message that the page announces itself at the same moment, such as the error of a form: shown twice,
 * announced once.
 */
export const notifyWithoutAnnouncement = (message: Notice): void => toastStore.publish(message, false);

/** Clears the toast, so that the next story or test starts without it. */
export const clearToast = (): void => toastStore.clear();
