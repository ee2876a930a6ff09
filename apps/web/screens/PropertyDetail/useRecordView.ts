import { recordRecentlyViewed } from '@efie/api';
import { useEffect } from 'react';

/** Remembers on this device that a listing was opened; call it where the listing has come. Its being blocked is no fault. */
export function useRecordView({ id }: { id: string }): void {
  useEffect(() => recordRecentlyViewed(id), [id]);
}
