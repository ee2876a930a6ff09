const listeners = new Set<() => void>();
let isOpen = false;

function set(next: boolean): void {
  isOpen = next;
  listeners.forEach((listener) => listener());
}

/**
 * Whether the Listing Limit Reached dialog stands open. It lives outside React, because what opens it (header, footer,
 * Home, later the agents' forms) and what shows it are loaded at different times.
 */
export const listingLimit = {
  isOpen: (): boolean => isOpen,
  /** Opens the dialog; a second call while it is open does nothing more (fault 41). */
  open: (): void => set(true),
  close: (): void => set(false),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
