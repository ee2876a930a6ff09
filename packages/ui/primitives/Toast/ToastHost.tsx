import { Suspense, useSyncExternalStore } from 'react';
import { LiveRegion } from '../LiveRegion';
import { Toaster } from './LazyToaster';
import { toastStore, type NumberedNotice } from './toastStore';

function renderAnnouncement(message: NumberedNotice | undefined, isUrgent: boolean) {
  if (!message || (message.kind === 'error') !== isUrgent) return '';
  // A new element for each message, so that a repeated message is announced again.
  return (
    <span key={message.sequence}>{[message.title, message.description].filter(Boolean).join('. ')}</span>
  );
}

/**
 * Mount once in the shell. Contains two persistent live regions that announce every toast, and the toaster, which is
 * lazy-loaded.
 */
export function ToastHost() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  return (
    <>
      <LiveRegion>{renderAnnouncement(message, false)}</LiveRegion>
      <LiveRegion urgency="assertive">{renderAnnouncement(message, true)}</LiveRegion>
      {message !== undefined && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
