import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Last scroll position (px) of each history entry, until the document is reloaded. */
const scrollPositions = new Map<string, number>();

/** Milliseconds that Back waits for a screen to grow tall enough for its scroll position. */
const RESTORE_WITHIN = 1000;

// React warns about layout effects while pre-rendering.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function restoreScroll(top: number): () => void {
  const until = performance.now() + RESTORE_WITHIN;
  let frame = 0;
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < until)
      frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Moves focus to an element of the first selector with a match, preferably one in the viewport. */
function focusOn(...selectors: string[]): void {
  for (const selector of selectors) {
    const targets = [...document.querySelectorAll<HTMLElement>(selector)];
    const target = targets.find(isInView) ?? targets[0];
    if (!target) continue;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return;
  }
}

/**
 * Manages scroll and focus on navigation. Links and redirects scroll to the top and focus the screen's heading; Back and
 * Forward restore the scroll position (ruling 17) and focus the link that was followed. A change of the query string alone
 * changes neither (ruling 18).
 * @returns the title of the new screen, for a live region
 */
export function useVisit(): { announcement: string } {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // The browser's scroll restoration conflicts with this hook, but is right for a reload.
    const history = window.history;
    const disableBrowserRestoration = () => {
      history.scrollRestoration = 'manual';
    };
    const enableBrowserRestoration = () => {
      history.scrollRestoration = 'auto';
    };
    disableBrowserRestoration();
    window.addEventListener('pagehide', enableBrowserRestoration);
    // A page from the back/forward cache does not mount again.
    window.addEventListener('pageshow', disableBrowserRestoration);
    return () => {
      window.removeEventListener('pagehide', enableBrowserRestoration);
      window.removeEventListener('pageshow', disableBrowserRestoration);
      enableBrowserRestoration();
    };
  }, []);

  // Before paint: a shorter screen makes the browser scroll, which must not overwrite the position of the previous entry.
  useBeforePaint(() => {
    const storePosition = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener('scroll', storePosition, { passive: true });
    return () => window.removeEventListener('scroll', storePosition);
  }, [key]);

  useBeforePaint(() => {
    if (shownPath.current === pathname) return undefined;
    const isReturn = navigationType === 'POP';
    // The screen renders its title, so document.title is up to date in the next frame.
    const frame = requestAnimationFrame(() => setAnnouncement(document.title));
    const storedTop = isReturn ? scrollPositions.get(key) : undefined;
    const stopRestoring = storedTop === undefined ? undefined : restoreScroll(storedTop);
    if (storedTop === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    focusOn(isReturn ? `main a[href$="${CSS.escape(shownPath.current)}"]` : 'main h1', 'main h1', 'main');
    shownPath.current = pathname;
    return () => {
      cancelAnimationFrame(frame);
      stopRestoring?.();
    };
  }, [pathname, key, navigationType]);

  return { announcement };
}
