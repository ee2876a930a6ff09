import { createListeners } from '@efie/domain/listeners';

export const TOAST_KINDS = ['success', 'error', 'warning', 'info'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

export interface Notice {
  /** Sets the icon and how urgently it is announced. */
  kind: ToastKind;
  /** The event, in a few words. */
  title: string;
  /** One line below the title. */
  description?: string | undefined;
  /** A button below the text, such as Undo; the toast then stays for 10 s. What it does must be possible elsewhere too. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface RaisedNotice extends Notice {
  /** Distinguishes two equal ones. */
  sequence: number;
  isAnnounced: boolean;
}

let raised: RaisedNotice | undefined;
let count = 0;
const listeners = createListeners();

/** Stores the last notice, which the toaster shows and the live regions announce. Undefined on the server. */
export const toastStore = {
  publish(message: Notice, isAnnounced: boolean): void {
    count += 1;
    raised = { ...message, sequence: count, isAnnounced };
    listeners.notify();
  },
  clear(): void {
    raised = undefined;
    listeners.notify();
  },
  subscribe: listeners.subscribe,
  read: (): RaisedNotice | undefined => raised,
  readOnServer: (): RaisedNotice | undefined => undefined,
};
