import { toast, useToaster } from 'react-hot-toast/headless';
import { Toast } from './Toast';
import { Corner } from './Toast.styles';
import type { RaisedNotice } from './toastStore';

const only = 'efie';
/** How long a toast stays, in ms; the wait restarts with each and pauses under pointer and focus. */
const shownFor = 4000;
const leavingFor = 120;

/** Shows the message in place of the one before. */
export function showToast({ kind, title, description, turn }: RaisedNotice): void {
  toast.custom(
    (shown) => (
      <Toast
        key={turn}
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

/** Where toasts appear. It carries no role: the live regions of `ToastHost` speak. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <Corner
      data-toast-host="true"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((shown) => (typeof shown.message === 'function' ? shown.message(shown) : shown.message))}
    </Corner>
  );
}
