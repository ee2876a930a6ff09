import { pageText, paginate } from '@efie/domain';
import { cardBelowFold, Grid, LazyPagination, space } from '@efie/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

/** Receives focus after a page change; the list itself shows the position, so no outline is needed. */
const Cards = styled(Grid)`
  scroll-margin-block-start: ${space[6]};
  &:focus-visible {
    outline: none;
  }
  & > li {
    min-inline-size: 0;
  }
  & > li:nth-child(n + 3) {
    ${cardBelowFold}
  }
`;

const Pages = styled.div`
  margin-block-start: ${space[10]};
`;

export interface PagedCardsProps<Item> {
  items: readonly Item[];
  /** The React key of an item. */
  keyOf: (item: Item) => string;
  /** `isFirst` marks the card whose photo loads eagerly. */
  renderCard: (item: Item, options: { isFirst: boolean }) => ReactNode;
  /** Accessible name of the list. */
  label: string;
  listRef?: RefObject<HTMLDivElement | null>;
}

/** The `page` parameter as a number; anything that is not a page number counts as 1. */
function readPageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The page number in the URL, at least 1; it may exceed the last page. */
export function useRequestedPage(): number {
  const [params] = useSearchParams();
  return readPageNumber(params);
}

/**
 * A list of cards in pages of 24 (ruling 35), with the page number in the URL. Following a page link focuses the list and
 * scrolls to its start; Back keeps the scroll position (ruling 18).
 */
export function PagedCards<Item>({ items, keyOf, renderCard, label, listRef }: PagedCardsProps<Item>) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const page = paginate(items, useRequestedPage());
  const localRef = useRef<HTMLDivElement>(null);
  const list = listRef ?? localRef;

  const shownPage = useRef(page.page);
  useEffect(() => {
    if (shownPage.current === page.page) return;
    shownPage.current = page.page;
    if (navigationType !== 'PUSH' || !document.activeElement?.closest('[data-pages]')) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [page.page, navigationType, list]);

  return (
    <>
      <Cards forwardedAs="ul" role="list" aria-label={label} tabIndex={-1} ref={list}>
        {page.items.map((item, index) => (
          <li key={keyOf(item)}>{renderCard(item, { isFirst: index === 0 })}</li>
        ))}
      </Cards>
      {page.pages > 1 && (
        <Pages data-pages>
          <LazyPagination
            page={page.page}
            pageCount={page.pages}
            hrefFor={(number) => (number === 1 ? pathname : `${pathname}?page=${number}`)}
            summary={pageText(page)}
          />
        </Pages>
      )}
    </>
  );
}
