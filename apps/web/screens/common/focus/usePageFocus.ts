import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * After a page link was followed, focuses what the pages divide and scrolls to its start; Back keeps the scroll position
 * (ruling 18). The links are inside an element with `data-pages`.
 * @param page number of the page that is shown, from 1
 * @param isPending whether another change of the list is not shown yet
 */
export function usePageFocus(content: RefObject<HTMLElement | null>, page: number, isPending = false): void {
  const navigationType = useNavigationType();
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (navigationType !== 'PUSH' || isPending || !document.activeElement?.closest('[data-pages]')) return;
    content.current?.focus({ preventScroll: true });
    content.current?.scrollIntoView({ block: 'start' });
  }, [content, page, navigationType, isPending]);
}
