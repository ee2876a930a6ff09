/** Names the one photo that moves; names must be unique in the page. */
export const PHOTO_NAME = 'listing-photo';

/** In ms: how long the page may be frozen before the next screen is shown without a transition. */
const MAX_FREEZE = 300;

/** Input that skips the rest of a running transition. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

const isInView = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
};

/** A box with a photo, if it is in view. */
const inView = (box: HTMLElement | null | undefined): HTMLElement | null =>
  box?.querySelector('img') && isInView(box) ? box : null;

/** The photo of a listing's card, with the badges on it; null when it is not in view or there is only the motif. */
export const findCardPhoto = (card: Element | null): HTMLElement | null =>
  inView(card?.querySelector("[data-state='shown'] > img")?.closest<HTMLElement>('article > *'));

/** The first photo of the gallery, if it is in view. */
export const findGalleryPhoto = (): HTMLElement | null =>
  inView(document.querySelector<HTMLElement>('main [data-shown] > li'));

/** Whether the browser supports transitions and motion is not reduced. */
export const canTransition = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves when React has rendered the next screen in its place. */
function whenRemoved(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.isConnected) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

export interface PhotoTransition {
  /** The photo on the screen that is left. */
  from: HTMLElement;
  navigate: () => void;
  /** The same photo on the next screen, once that is rendered; null shows the screen without a transition. */
  findTarget: () => HTMLElement | null;
}

/** Navigates while the photo moves to its place on the next screen, and the rest of the page fades. */
export function runPhotoTransition({ from, navigate, findTarget }: PhotoTransition): void {
  let target: HTMLElement | null = null;
  from.style.viewTransitionName = PHOTO_NAME;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    const isReplaced = whenRemoved(from);
    const limit = AbortSignal.timeout(MAX_FREEZE);
    const timeIsUp = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve()));
    navigate();
    await Promise.race([isReplaced, timeIsUp]);
    target = limit.aborted ? null : findTarget();
    if (target === null) {
      // Shows the page at once, as it is.
      transition.skipTransition();
      return;
    }
    target.style.viewTransitionName = PHOTO_NAME;
    // An image that is not decoded yet would be blank at first.
    const decoded = target
      .querySelector('img')
      ?.decode()
      .catch(() => undefined);
    await Promise.race([decoded, timeIsUp]);
  });

  const skip = () => transition.skipTransition();
  const ended = new AbortController();
  const { signal } = ended;
  for (const type of INPUT_EVENTS)
    window.addEventListener(type, skip, { capture: true, passive: true, signal });
  // It is rejected when the transition is skipped.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    ended.abort();
    if (target) target.style.viewTransitionName = '';
  });
}
