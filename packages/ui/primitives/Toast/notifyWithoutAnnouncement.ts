import { showWhenLoaded } from './LazyToaster';
import { toastStore, type Notice } from './toastStore';

/**
 * `notify` for a message that the page announces itself at the same moment, such as the error of a form: shown twice,
 * announced once.
 */
export function notifyWithoutAnnouncement(message: Notice): void {
  // The live regions read an empty title; only the toaster gets the text.
  const { sequence } = toastStore.publish({ kind: message.kind, title: '' });
  showWhenLoaded({ ...message, sequence: sequence });
}
