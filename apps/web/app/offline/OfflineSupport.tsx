import { removeExpiredDrafts, watchOfflineHomes } from '@efie/api';
import { hasUnsavedInput, subscribeToFormLeave } from '@efie/ui';
import { UpdateNotice } from '@efie/ui/panels/UpdateNotice';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { screenAt } from '../../routing/screens';
import { isUpdateReady, offerUpdate, reloadWithUpdate, subscribeToUpdate } from './appUpdate';
import { registerWorker } from './registerWorker';

/** Once per page: the worker and the copies outlast a new mount of the shell. */
let isStarted = false;

function subscribeToForms(listener: () => void): () => void {
  // Input marks a form as unsaved after its event.
  const later = () => queueMicrotask(listener);
  document.addEventListener('input', later);
  const unsubscribe = subscribeToFormLeave(listener);
  return () => {
    document.removeEventListener('input', later);
    unsubscribe();
  };
}

/** Whether a form has unsaved input, something is being sent, or a payment is being checked. */
function useIsBusy(): boolean {
  const { pathname } = useLocation();
  const hasInput = useSyncExternalStore(subscribeToForms, hasUnsavedInput, () => false);
  const isSending = useIsMutating() > 0;
  return hasInput || isSending || screenAt(pathname) === 'paymentCallback';
}

/**
 * What the production build stores on the device: registers the service worker, stores copies of homes for reading without a
 * connection, removes expired drafts, and offers a new version. It never reloads by itself.
 */
export function OfflineSupport() {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    removeExpiredDrafts().catch(() => undefined);
    if (!('serviceWorker' in navigator)) return;
    const base = import.meta.env.BASE_URL;
    watchOfflineHomes(queryClient, { base });
    void registerWorker(base, (worker, script) => void offerUpdate(worker, script));
  }, [queryClient]);
  const isReady = useSyncExternalStore(subscribeToUpdate, isUpdateReady, () => false);
  const isBusy = useIsBusy();
  const [isDismissed, setDismissed] = useState(false);
  if (!isReady || isBusy || isDismissed) return null;
  return <UpdateNotice onReload={reloadWithUpdate} onDismiss={() => setDismissed(true)} />;
}
