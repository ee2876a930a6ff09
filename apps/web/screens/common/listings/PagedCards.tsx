import { pageText, paginate } from '@efie/domain/listing';
import { Grid, Pagination, space } from '@efie/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageFocus } from '../focus/usePageFocus';

/** Receives focus after a page change; the list itself shows the position, so no outline is needed. */
const Cards = styled(Grid)`
  scroll-margin-block-start: ${space[6]};
  &:focus-visible {
    outline: none;
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
  /** Number of items on a page; by default that of the search results. */
  size?: number | undefined;
  /** URL of a page; by default the path with the page number only. */
  hrefFor?: ((page: number) => string) | undefined;
}

/** The `page` parameter as a number; anything that is not a page number counts as 1. */
function readPageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The page number in the URL, at least 1; it may exceed the last page. */
function useRequestedPage(): number {
  const [params] = useSearchParams();
  return readPageNumber(params);
}

/**
 * A list of cards in pages of `size` (ruling 35), with the page number in the URL. Following a page link focuses the list and
 * scrolls to its start; Back keeps the scroll position (ruling 18).
 */
export function PagedCards<Item>({
  items,
  keyOf,
  renderCard,
  label,
  listRef,
  size,
  hrefFor,
}: PagedCardsProps<Item>) {
  const { pathname } = useLocation();
  const page = paginate(items, useRequestedPage(), size);
  const localRef = useRef<HTMLDivElement>(null);
  const list = listRef ?? localRef;
  usePageFocus(list, page.page);

  return (
    <>
      <Cards data-cards forwardedAs="ul" role="list" aria-label={label} tabIndex={-1} ref={list}>
        {page.items.map((item, index) => (
          <li key={keyOf(item)}>{renderCard(item, { isFirst: index === 0 })}</li>
        ))}
      </Cards>
      {page.pages > 1 && (
        <Pages data-pages>
          <Pagination
            page={page.page}
            pageCount={page.pages}
            hrefFor={hrefFor ?? ((number) => (number === 1 ? pathname : `${pathname}?page=${number}`))}
            summary={pageText(page)}
          />
        </Pages>
      )}
    </>
  );
}
