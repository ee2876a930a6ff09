import { useEffect } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Toast } from './Toast';
import { Corner } from './Toast.styles';
import type { RaisedNotice } from './toastStore';

const only = 'efie';
/** How long a toast stays, in ms; the wait restarts with each and pauses under pointer and focus. */
const shownFor = 4000;
const leavingFor = 120;

/** Shows the message in place of the one before. */
export function showToast({ kind, title, description }: RaisedNotice): void {
  toast.custom(
    (shown) => (
      <Toast
        key={only}
        kind={kind}
        title={title}
        description={description}
        isLeaving={!shown.visible}
        onClose={() => toast.dismiss(only)}
      />
    ),
    { id: only, duration: shownFor, removeDelay: leavingFor },
  );
}

/** Takes away what is shown, without its leaving. */
export function removeToast(): void {
  toast.remove(only);
}

/** Where toasts appear: a landmark while there is one. It does not speak, the live regions of `ToastHost` do. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const isEmpty = toasts.length === 0;

  // A toast that is closed goes from under pointer and focus without either leaving it.
  useEffect(() => {
    if (isEmpty) endPause();
  }, [isEmpty, endPause]);

  return (
    <Corner
      data-toast-host="true"
      {...(!isEmpty && { role: 'region', 'aria-label': 'Notices' })}
      onPointerEnter={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {toasts.map((shown) => (typeof shown.message === 'function' ? shown.message(shown) : shown.message))}
    </Corner>
  );
}
