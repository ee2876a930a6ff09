import { useMemo, useSyncExternalStore } from 'react';

/** A store that creates the object URL when it is subscribed to and revokes it on unsubscribe. */
function createObjectUrlStore(file: File | null) {
  let url: string | undefined;
  return {
    subscribe: (notify: () => void) => {
      if (!file) return () => undefined;
      const objectUrl = URL.createObjectURL(file);
      url = objectUrl;
      notify();
      return () => {
        url = undefined;
        URL.revokeObjectURL(objectUrl);
      };
    },
    read: () => url,
  };
}

const onServer = () => undefined;

/** An object URL for a file, revoked when the file changes or the component unmounts. */
export function useObjectUrl(file: File | null): string | undefined {
  const store = useMemo(() => createObjectUrlStore(file), [file]);
  return useSyncExternalStore(store.subscribe, store.read, onServer);
}
