export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Notice {
  kind: ToastKind;
  title: string;
  description?: string | undefined;
}

/** A notice with a sequence number, which distinguishes two equal ones. */
export interface RaisedNotice extends Notice {
  turn: number;
}

let raised: RaisedNotice | undefined;
const listeners = new Set<() => void>();

/** Stores the last notice, which the live regions announce. Undefined on the server. */
export const toastStore = {
  raise(message: Notice): RaisedNotice {
    raised = { ...message, turn: (raised?.turn ?? 0) + 1 };
    for (const listener of listeners) listener();
    return raised;
  },
  forget(): void {
    raised = undefined;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): RaisedNotice | undefined => raised,
  readOnServer: (): RaisedNotice | undefined => undefined,
};
