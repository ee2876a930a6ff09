import type { QueryState } from '@efie/api';
import { onlineManager } from '@tanstack/react-query';

/** Whether a copy on this device is all that can be shown: the request has failed, or is pending while the device is offline. */
export const isUnreachable = (load: QueryState<unknown>): boolean =>
  load.kind === 'error' ? !load.isCanceled : load.kind === 'loading' && !onlineManager.isOnline();
