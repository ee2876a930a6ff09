import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited entry of the history was left, in px. It lives as long as the page. */
const leftAt = new Map<string, number>();

/** Milliseconds for which Back waits for a page to grow tall enough to be scrolled to its old place. */
const RESTORE_WITHIN = 1000;

// A layout effect has nothing to do while a server renders, and would only warn.
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

/** Moves the focus to an element of the first selector that matches any: one in view if there is one. */
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
 * What a change of path does beyond showing the screen: links and redirects go to the top, Back and Forward return to the
 * old place (ruling 17), a change of the query alone moves nothing (ruling 18), focus goes to the screen's heading, on the
 * way back to the link that led away, and the screen's title is returned to be announced once (fault 34).
 */
export function useVisit(): { announcement: string } {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // The browser's own memory would fight ours while the app runs, but serves a reload well.
    const history = window.history;
    history.scrollRestoration = 'manual';
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, []);

  // Before paint: a shorter page scrolls by itself, and that must not be taken for the place the old one was left at.
  useBeforePaint(() => {
    const remember = () => leftAt.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useBeforePaint(() => {
    if (shownPath.current === pathname) return undefined;
    const isReturn = navigationType === 'POP';
    // The title is rendered with the screen; it stands in the document by the next frame.
    const frame = requestAnimationFrame(() => setAnnouncement(document.title));
    const place = isReturn ? leftAt.get(key) : undefined;
    const stop = place === undefined ? undefined : restoreScroll(place);
    if (place === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    focusOn(isReturn ? `main a[href$="${CSS.escape(shownPath.current)}"]` : 'main h1', 'main h1', 'main');
    shownPath.current = pathname;
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [pathname, key, navigationType]);

  return { announcement };
}
