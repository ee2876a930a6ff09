import { useEffect } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Toast } from './Toast';
import { ToastArea } from './Toast.styles';
import type { NumberedNotice } from './toastStore';

const TOAST_ID = 'efie';
/** How long a toast is shown, in ms; restarts with each toast, pauses on hover and focus. */
const DURATION = 4000;
const EXIT_DURATION = 120;

/** Shows a toast in place of the previous one. */
export function showToast({ kind, title, description }: NumberedNotice): void {
  toast.custom(
    (shown) => (
      <Toast
        key={TOAST_ID}
        kind={kind}
        title={title}
        description={description}
        isLeaving={!shown.visible}
        onClose={() => toast.dismiss(TOAST_ID)}
      />
    ),
    { id: TOAST_ID, duration: DURATION, removeDelay: EXIT_DURATION },
  );
}

/** Removes the toast without its exit animation. */
export function removeToast(): void {
  toast.remove(TOAST_ID);
}

/** Renders the toasts, as a landmark while there is one. It is not a live region: `ToastHost` announces. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const isEmpty = toasts.length === 0;

  // A toast that is closed unmounts without pointerleave and blur, so the pause is ended here.
  useEffect(() => {
    if (isEmpty) endPause();
  }, [isEmpty, endPause]);

  return (
    <ToastArea
      data-toast-host="true"
      {...(!isEmpty && { role: 'region', 'aria-label': 'Notices' })}
      onPointerEnter={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {toasts.map((shown) => (typeof shown.message === 'function' ? shown.message(shown) : shown.message))}
    </ToastArea>
  );
}
