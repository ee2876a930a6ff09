export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Notice {
  kind: ToastKind;
  title: string;
  description?: string | undefined;
}

/** A notice with a sequence number, which distinguishes two equal ones. */
export interface NumberedNotice extends Notice {
  sequence: number;
}

let raised: NumberedNotice | undefined;
const listeners = new Set<() => void>();

/** Stores the last notice, which the live regions announce. Undefined on the server. */
export const toastStore = {
  publish(message: Notice): NumberedNotice {
    raised = { ...message, sequence: (raised?.sequence ?? 0) + 1 };
    for (const listener of listeners) listener();
    return raised;
  },
  clear(): void {
    raised = undefined;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): NumberedNotice | undefined => raised,
  readOnServer: (): NumberedNotice | undefined => undefined,
};
