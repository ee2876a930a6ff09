import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

interface ResultsFocus {
  /** The section with the results. */
  ref: RefObject<HTMLElement | null>;
  focus: () => void;
}

/**
 * Focus of the results. Following a page link scrolls to the first card; Back keeps the scroll position (ruling 18).
 * @param page number of the page that is shown, from 1
 */
export function useResultsFocus(page: number, isPending: boolean): ResultsFocus {
  const ref = useRef<HTMLElement>(null);
  const focus = useCallback(() => ref.current?.focus({ preventScroll: true }), []);
  const navigationType = useNavigationType();
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (navigationType !== 'PUSH' || isPending || !document.activeElement?.closest('[data-pages]')) return;
    focus();
    ref.current?.scrollIntoView({ block: 'start' });
  }, [page, navigationType, isPending, focus]);
  return { ref, focus };
}
