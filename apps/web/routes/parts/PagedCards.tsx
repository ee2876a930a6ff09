import { pageText, paginate } from '@efie/domain';
import { Grid, LazyPagination, space } from '@efie/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

/** The focus comes here after a page was turned: the list itself shows where one is. */
const Cards = styled(Grid)`
  scroll-margin-block-start: ${space[6]};
  &:focus-visible {
    outline: none;
  }
  & > li {
    min-inline-size: 0;
  }
`;

const Pages = styled.div`
  margin-block-start: ${space[10]};
`;

export interface PagedCardsProps<Item> {
  items: readonly Item[];
  /** Of an item, unique in the list. */
  keyOf: (item: Item) => string;
  /** Draws one card; `isFirst` is the one whose picture is fetched first. */
  renderCard: (item: Item, options: { isFirst: boolean }) => ReactNode;
  /** Name of the list. */
  label: string;
  listRef?: RefObject<HTMLDivElement | null>;
}

/** The page that an address asks for; what is no page number asks for the first (fault 56). */
function pageOf(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The page that the address of this screen asks for, at least 1; it may lie beyond the last. */
export function useAskedPage(): number {
  const [params] = useSearchParams();
  return pageOf(params);
}

/**
 * Cards in pages of 24, the page in the address, so that a screen stays flat however many there are (ruling 35). A turned
 * page is read from its first card on; Back leaves the place as it was (ruling 18).
 */
export function PagedCards<Item>({ items, keyOf, renderCard, label, listRef }: PagedCardsProps<Item>) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const page = paginate(items, useAskedPage());
  const ownRef = useRef<HTMLDivElement>(null);
  const list = listRef ?? ownRef;

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
