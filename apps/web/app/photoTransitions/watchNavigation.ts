import { motion } from '@efie/ui';
import { screenAt } from '../../routing/screens';
import { loadRouteFor } from '../routes';
import {
  canTransition,
  findCardPhoto,
  findGalleryPhoto,
  PHOTO_NAME,
  runPhotoTransition,
  type PhotoTransition,
} from './photoTransition';

/** Sent by a script of index.html before the router receives the popstate event, which canceling it stops. */
const BEFORE_POP = 'efie-pop';

type BeforePopEvent = CustomEvent<PopStateEvent>;

declare global {
  interface WindowEventMap {
    [BEFORE_POP]: BeforePopEvent;
  }
}

const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/* `pointer-events`: a press during the transition reaches the page. */
const css = `
::view-transition { pointer-events: none }
::view-transition-group(*) { animation-duration: ${motion.base}; animation-timing-function: ${motion.standard} }
::view-transition-old(${PHOTO_NAME}), ::view-transition-new(${PHOTO_NAME}) { block-size: 100%; object-fit: cover }
@media (prefers-reduced-motion: no-preference) {
  :root:not(:active-view-transition) #results li:has(> article) {
    transition: opacity ${motion.base} ${motion.standard};
    @starting-style { opacity: 0 }
  }
}`;

const pathOf = (pathname: string): string => pathname.slice(basename.length) || '/';
const isListing = (path: string): boolean => screenAt(path) === 'propertyDetail';

/** Whether the click opens the link in this tab and this document. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const hasModifier = altKey || ctrlKey || metaKey || shiftKey;
  return button === 0 && !hasModifier && link.target === '' && link.origin === window.location.origin;
}

/** Navigates to a path at once when the code of its screen is not loaded. */
async function start(path: string, transition: PhotoTransition): Promise<void> {
  const isLoaded = await Promise.race([
    loadRouteFor(path).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 0, false)),
  ]);
  if (isLoaded) runPhotoTransition(transition);
  else transition.navigate();
}

/** The photo of the card that links to a path. */
function findPhotoOf(path: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('main article h3 a');
  for (const link of links) {
    const photo = pathOf(link.pathname) === path ? findCardPhoto(link.closest('article')) : null;
    if (photo) return photo;
  }
  return null;
}

export interface NavigationToWatch {
  /** The path of the screen that is rendered, without the basename. */
  getShownPath: () => string;
  navigate: (path: string) => void;
}

/**
 * Starts a transition when a card's link is followed, and when Back or Forward leads from a listing to its card or from the
 * card to it. The event is held and repeated within the transition, because the browser must capture the old screen before
 * the router renders the next one.
 * @returns a function that stops
 */
export function watchNavigation({ getShownPath, navigate }: NavigationToWatch): () => void {
  let isRepeated = false;
  const repeat = (dispatch: () => void) => {
    isRepeated = true;
    dispatch();
    isRepeated = false;
  };

  function handleClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (isRepeated || !link || !isPlain(event, link) || !canTransition()) return;
    const path = pathOf(link.pathname);
    const from = findCardPhoto(link.closest('article'));
    if (from === null || !isListing(path) || path === getShownPath()) return;
    event.preventDefault();
    event.stopPropagation();
    const follow = () =>
      // A link that was removed meanwhile does nothing.
      link.isConnected ? repeat(() => link.click()) : navigate(path);
    void start(path, { from, navigate: follow, findTarget: findGalleryPhoto });
  }

  function handlePop(event: BeforePopEvent): void {
    const path = pathOf(window.location.pathname);
    const shownPath = getShownPath();
    // The browser may have animated its own gesture.
    if (isRepeated || event.detail.hasUAVisualTransition || path === shownPath || !canTransition()) return;
    const gallery = isListing(shownPath) ? findGalleryPhoto() : null;
    const from = gallery ?? (isListing(path) ? findPhotoOf(path) : null);
    if (from === null) return;
    event.preventDefault();
    const pop = () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    void start(path, {
      from,
      navigate: () => repeat(pop),
      findTarget: from === gallery ? () => findPhotoOf(shownPath) : findGalleryPhoto,
    });
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  // Before React's listeners.
  document.addEventListener('click', handleClick, true);
  window.addEventListener(BEFORE_POP, handlePop);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.removeEventListener('click', handleClick, true);
    window.removeEventListener(BEFORE_POP, handlePop);
  };
}
