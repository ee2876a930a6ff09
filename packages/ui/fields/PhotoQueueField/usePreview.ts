import { useEffect, useState } from 'react';

/** An address for a file on this device, given back to the browser when the file or the component goes. */
export function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an address made while rendering could not be given back
    setUrl(address);
    return () => {
      URL.revokeObjectURL(address);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
