import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { TOAST_OFFSET } from '../../theme/keyframesCss';
import { Toast } from './Toast';
import { ToastArea } from './Toast.styles';
import { toastStore, type RaisedNotice } from './toastStore';

/** Id of the toast that was shown last. Each has its own, so that removing one that leaves does not remove the next. */
let lastId = '';
/** How long a toast is shown, in ms; restarts with each toast, pauses on hover, on focus and while the tab is hidden. */
const DURATION = 4000;
/** Time for which a toast with an action is shown, in ms. */
const ACTION_DURATION = 10_000;
const EXIT_DURATION = 120;

/** Shows a toast in place of the previous one. */
function showToast({ sequence, kind, title, description, action }: RaisedNotice): void {
  const id = `efie-${sequence}`;
  // After a new mount it may have been closed.
  if (id === lastId) return;
  removeToast();
  lastId = id;
  toast.custom(
    (shown) => (
      <Toast
        key={id}
        kind={kind}
        title={title}
        description={description}
        action={action}
        isLeaving={!shown.visible}
        onClose={() => toast.dismiss(id)}
      />
    ),
    { id, duration: action ? ACTION_DURATION : DURATION, removeDelay: EXIT_DURATION },
  );
}

/** Removes the toast without its exit animation. */
function removeToast(): void {
  if (lastId !== '') toast.remove(lastId);
}

function showLastNotice(): void {
  const notice = toastStore.read();
  if (notice) showToast(notice);
  else removeToast();
}

/** Elements that may have been pressed: some browsers do not focus a pressed button. */
const PRESSED = ':focus, a:hover, button:hover';

function coversPressed(area: HTMLElement): boolean {
  const card = area.firstElementChild?.getBoundingClientRect();
  if (!card) return false;
  // It enters from above its place.
  const bottom = card.bottom + TOAST_OFFSET;
  return [...document.querySelectorAll(PRESSED)].some((pressed) => {
    const rect = pressed.getBoundingClientRect();
    const isBeside = rect.right <= card.left || rect.left >= card.right;
    const isAboveOrBelow = rect.bottom <= card.top || rect.top >= bottom;
    return !area.contains(pressed) && !isBeside && !isAboveOrBelow;
  });
}

/**
 * Renders the toasts, as a landmark while there is one, at the top or, where a toast would cover what was pressed, at the
 * bottom. It is not a live region: `ToastHost` announces.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const isEmpty = toasts.length === 0;
  const area = useRef<HTMLDivElement>(null);
  const message = toasts[0]?.message;

  useEffect(() => {
    showLastNotice();
    return toastStore.subscribe(showLastNotice);
  }, []);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || message === undefined) return;
    element.removeAttribute('data-at-end');
    element.toggleAttribute('data-at-end', coversPressed(element));
  }, [message]);

  // A toast that is closed unmounts without pointerleave and blur, so the pause is ended here.
  useEffect(() => {
    if (isEmpty) endPause();
  }, [isEmpty, endPause]);

  const pauseWhileHidden = useEffectEvent(() => (document.hidden ? startPause() : endPause()));
  useEffect(() => {
    pauseWhileHidden();
    document.addEventListener('visibilitychange', pauseWhileHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhileHidden);
  }, []);

  return (
    <ToastArea
      ref={area}
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
