/** The reason of an abort after which the form is sent again, without a photo. */
export const PHOTO_CANCELED = new DOMException('A photo was canceled.', 'AbortError');

/** A controller that is also aborted with `signal`. */
export function followSignal(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller;
}
