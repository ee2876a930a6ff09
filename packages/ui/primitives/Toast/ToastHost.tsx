import { Suspense, useSyncExternalStore } from 'react';
import { LiveRegion } from '../LiveRegion';
import { Toaster } from './LazyToaster';
import { toastStore, type RaisedNotice } from './toastStore';

function words(message: RaisedNotice | undefined, isUrgent: boolean) {
  if (!message || (message.kind === 'error') !== isUrgent) return '';
  // A new element for each message, so that the same words twice are said twice.
  return <span key={message.turn}>{[message.title, message.description].filter(Boolean).join('. ')}</span>;
}

/**
 * Mount once in the shell. Holds the two persistent live regions that speak for every toast (faults.md design rule 9),
 * and the place where toasts appear, whose code is fetched with the first of them.
 */
export function ToastHost() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  return (
    <>
      <LiveRegion>{words(message, false)}</LiveRegion>
      <LiveRegion urgency="assertive">{words(message, true)}</LiveRegion>
      {message !== undefined && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
