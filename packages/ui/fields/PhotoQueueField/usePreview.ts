import { useMemo, useSyncExternalStore } from 'react';

/** Asks the browser for an address of the file when somebody first looks, and gives it back when nobody does. */
function previewOf(file: File | null) {
  let address: string | undefined;
  return {
    subscribe: (tell: () => void) => {
      if (!file) return () => undefined;
      const made = URL.createObjectURL(file);
      address = made;
      tell();
      return () => {
        address = undefined;
        URL.revokeObjectURL(made);
      };
    },
    read: () => address,
  };
}

const onServer = () => undefined;

/** An address for a file on this device, given back to the browser when the file or the component goes. */
export function usePreview(file: File | null): string | undefined {
  const preview = useMemo(() => previewOf(file), [file]);
  return useSyncExternalStore(preview.subscribe, preview.read, onServer);
}
