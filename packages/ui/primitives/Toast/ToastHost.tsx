import { useSyncExternalStore, type ReactNode } from 'react';
import { LiveRegion } from '../LiveRegion';
import { toastStore, type RaisedNotice } from './toastStore';

export interface ToastHostProps {
  /** `Toaster`, or what loads it: rendered from the first toast on. */
  children: ReactNode;
}

function renderAnnouncement(message: RaisedNotice | undefined, isUrgent: boolean) {
  if (!message?.isAnnounced || (message.kind === 'error') !== isUrgent) return '';
  // A new element for each message, so that a repeated message is announced again.
  return (
    <span key={message.sequence}>{[message.title, message.description].filter(Boolean).join('. ')}</span>
  );
}

/** Mount once in the shell. Contains two persistent live regions that announce every toast. */
export function ToastHost({ children }: ToastHostProps) {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  return (
    <>
      <LiveRegion>{renderAnnouncement(message, false)}</LiveRegion>
      <LiveRegion urgency="assertive">{renderAnnouncement(message, true)}</LiveRegion>
      {message !== undefined && children}
    </>
  );
}
