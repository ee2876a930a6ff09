import { showWhenLoaded } from './LazyToaster';
import { toastStore, type Notice } from './toastStore';

/**
 * `notify` for what the page itself says aloud at the same moment, as a form its failure: seen twice, heard once
 * (corrections.md section 2 "Login").
 */
export function notifySilently(message: Notice): void {
  // What the live regions read has no words; the toaster gets them.
  const { turn } = toastStore.raise({ kind: message.kind, title: '' });
  showWhenLoaded({ ...message, turn });
}
