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

/** A notice with a sequence number, which distinguishes two equal ones. */
export interface NumberedNotice extends Notice {
  sequence: number;
}

let raised: NumberedNotice | undefined;
const listeners = createListeners();

/** Stores the last notice, which the live regions announce. Undefined on the server. */
export const toastStore = {
  publish(message: Notice): NumberedNotice {
    raised = { ...message, sequence: (raised?.sequence ?? 0) + 1 };
    listeners.notify();
    return raised;
  },
  clear(): void {
    raised = undefined;
    listeners.notify();
  },
  subscribe: listeners.subscribe,
  read: (): NumberedNotice | undefined => raised,
  readOnServer: (): NumberedNotice | undefined => undefined,
};
