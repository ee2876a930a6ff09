import { recordRecentlyViewed } from '@efie/api';
import { useEffect } from 'react';

/** Adds the listing to the recently viewed ones on this device; blocked storage is ignored. */
export function useRecordView({ id }: { id: string }): void {
  useEffect(() => recordRecentlyViewed(id), [id]);
}
