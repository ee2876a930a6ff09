import { createListeners } from '@efie/domain/listeners';

const listeners = createListeners();
let isOpen = false;

function set(next: boolean): void {
  isOpen = next;
  listeners.notify();
}

/**
 * Whether the Listing Limit Reached dialog is open. Stored outside React, because the components that open it and the one
 * that renders it are loaded at different times.
 */
export const listingLimit = {
  isOpen: (): boolean => isOpen,
  /** Opens the dialog; has no effect while it is open. */
  open: (): void => set(true),
  close: (): void => set(false),
  subscribe: listeners.subscribe,
};
