import { countActiveFilters, pluralize, isUnfiltered, NO_FILTERS, writeFilterParams } from '@efie/domain';
import {
  CountBadge,
  Icon,
  LazyFilterChips,
  LazyFilterSheet,
  LazyPagination,
  LazySafetyDisclosure,
  LazySortSelect,
  ResultList,
  SearchInput,
  LazyFilterSidebar,
  VisuallyHidden,
} from '@efie/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { recentlyViewed } from '../common/listings/LazyRecentlyViewed';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { ListingCard } from '../common/listings/ListingCard';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import {
  ChipRow,
  Columns,
  Count,
  CountRow,
  FilterButton,
  Page,
  PaginationRow,
  Results,
  SearchRow,
  Sidebar,
  Title,
  Top,
} from './Listings.styles';
import { useFilterParams } from './useFilterParams';
import { useSearchResults } from './useSearchResults';

/** Browse: all listings with search, filters and sorting, whose state is in the URL. */
export function ListingsScreen() {
  const { filters, applied, isPending, change, changeImmediately } = useFilterParams();
  const { listings, state, page, countLine, summary } = useSearchResults(applied, isPending);
  const favorites = useFavoriteToggle();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const closeSheet = useCallback(() => setSheetOpen(false), []);

  const results = useRef<HTMLElement>(null);
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  const clearAll = () => changeImmediately({ ...NO_FILTERS, sort: filters.sort });
  const clearAllAndFocus = () => {
    clearAll();
    focusResults();
  };

  // Following a page link scrolls to the first card; Back keeps the scroll position (ruling 18).
  const navigationType = useNavigationType();
  const shownPage = useRef(page.page);
  useEffect(() => {
    if (shownPage.current === page.page) return;
    shownPage.current = page.page;
    if (navigationType !== 'PUSH' || isPending || !document.activeElement?.closest('[data-pages]')) return;
    focusResults();
    results.current?.scrollIntoView({ block: 'start' });
  }, [page.page, navigationType, isPending, focusResults]);

  /** Rendered beside the count on narrow screens and after the chips on wide ones. */
  const renderSort = (isWide: boolean) =>
    listings.length > 0 && (
      <LazySortSelect
        isWide={isWide}
        value={filters.sort}
        onValueChange={(sort) => changeImmediately({ ...filters, sort, page: 1 })}
      />
    );

  const activeCount = countActiveFilters(filters);
  const hrefFor = (number: number) => {
    const query = writeFilterParams({ ...applied, page: number }).toString();
    return query === '' ? paths.listings : `${paths.listings}?${query}`;
  };

  return (
    <Page>
      <title>{pageTitle('Rental Properties')}</title>
      <Top>
        <div>
          <Title level={1} tabIndex={-1} data-page-heading>
            Rental Properties
          </Title>
          <CountRow>
            <Count role="status">{countLine}</Count>
            {renderSort(false)}
          </CountRow>
        </div>
        <SearchRow role="search">
          <SearchInput
            label="Search properties"
            placeholder="Search by location, property name, or features..."
            value={filters.text}
            onValueChange={(text) => change({ ...filters, text, page: 1 })}
          />
          <FilterButton
            type="button"
            aria-haspopup="dialog"
            aria-label={
              activeCount === 0 ? 'Filters' : `Filters, ${pluralize(activeCount, 'filter', 'filters')} set`
            }
            onClick={() => setSheetOpen(true)}
          >
            <Icon icon={SlidersHorizontal} />
            <span>
              <CountBadge count={activeCount} />
            </span>
          </FilterButton>
        </SearchRow>
      </Top>
      <Columns>
        <Sidebar aria-labelledby="filters-heading">
          <VisuallyHidden as="h2" id="filters-heading">
            Filters
          </VisuallyHidden>
          <LazyFilterSidebar value={filters} onChange={change} listings={listings} onClearAll={clearAll} />
        </Sidebar>
        <Results
          ref={results}
          tabIndex={-1}
          aria-labelledby="results-heading"
          onFocus={useFocusFallback(results)}
        >
          <VisuallyHidden as="h2" id="results-heading">
            Results
          </VisuallyHidden>
          <ChipRow>
            <LazyFilterChips
              value={filters}
              onChange={change}
              onClearAll={clearAllAndFocus}
              onLastRemoved={focusResults}
            />
            {renderSort(true)}
          </ChipRow>
          <ResultList
            state={state}
            renderCard={(listing, { isFirst }) => (
              <ListingCard listing={listing} favorites={favorites} isEager={isFirst} />
            )}
            onClearAll={isUnfiltered(applied) ? undefined : clearAllAndFocus}
          />
          {state.kind === 'ready' && (page.total === 0 ? recentlyViewed : <LazySafetyDisclosure />)}
          {state.kind === 'ready' && summary !== undefined && (
            <PaginationRow data-pages>
              <LazyPagination page={page.page} pageCount={page.pages} hrefFor={hrefFor} summary={summary} />
            </PaginationRow>
          )}
        </Results>
      </Columns>
      <LazyFilterSheet
        isOpen={isSheetOpen}
        onClose={closeSheet}
        value={filters}
        onChange={change}
        listings={listings}
        onClearAll={clearAll}
        count={page.total}
      />
      {favorites.loginRequired}
    </Page>
  );
}
