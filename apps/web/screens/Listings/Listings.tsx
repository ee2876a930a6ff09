import { clearFilters, type SearchFilters } from '@efie/domain/search';
import { LazyFilterChips, LazyFilterSheet, LazyFilterSidebar, lazyComponent, VisuallyHidden } from '@efie/ui';
import { useCallback, useRef, useState } from 'react';
import { pageTitle } from '../../routing/title';
import { usePageFocus } from '../common/focus/usePageFocus';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';
import { LazyReadableHomes } from '../common/offline/LazyReadableHomes';
import { Columns, Page, Sidebar } from './Listings.styles';
import { ResultsSection } from './ResultsSection';
import { SearchHeader } from './SearchHeader';
import { useFilterParams } from './useFilterParams';
import { useSearchResults } from './useSearchResults';

// Lazy-loaded, because it says nothing for ten seconds.
const LazySlowNotice = lazyComponent(async () => (await import('@efie/ui/panels/SlowNotice')).SlowNotice);

// Lazy-loaded, because visitors look at the first results before they sort or save them.
const LazyTools = lazyComponent(async () => (await import('./Tools')).Tools);

/** Browse: all listings with search, filters and sorting, whose state is in the URL. */
export function ListingsScreen() {
  const { filters, applied, isPending, change, changeImmediately } = useFilterParams();
  const results = useSearchResults(applied, isPending);
  const { catalog, page, state } = results;
  const isCounted = state.kind === 'ready' || state.kind === 'empty';
  const favorites = useFavoriteToggle();
  const section = useRef<HTMLElement>(null);
  usePageFocus(section, page.page, isPending);
  const focusResults = () => section.current?.focus({ preventScroll: true });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const closeSheet = useCallback(() => setSheetOpen(false), []);

  const clearAll = () => changeImmediately(clearFilters(filters));
  const changeAndFocus = (next: SearchFilters) => {
    changeImmediately(next);
    focusResults();
  };

  const tools = (isBar: boolean) => (
    <LazyTools.Optional isBar={isBar} filters={filters} onChange={changeImmediately} results={results} />
  );

  return (
    <Page data-print="list">
      <title>{pageTitle('Rental Properties')}</title>
      <SearchHeader
        filters={filters}
        onChange={change}
        onOpenFilters={() => setSheetOpen(true)}
        countLine={results.countLine}
        tools={tools}
        slowNotice={
          state.kind === 'loading' && (
            <LazySlowNotice.Optional
              isInline
              onCancel={
                state.onCancel &&
                (() => {
                  state.onCancel?.();
                  focusResults();
                })
              }
            />
          )
        }
      />
      {state.kind === 'error' && <LazyReadableHomes />}
      <Columns>
        <Sidebar data-print="hidden" aria-labelledby="filters-heading">
          <VisuallyHidden as="h2" id="filters-heading">
            Filters
          </VisuallyHidden>
          <LazyFilterSidebar
            value={filters}
            onChange={change}
            catalog={catalog}
            resultsId="results"
            onClearAll={clearAll}
          />
        </Sidebar>
        <div>
          <div id="map" />
          <ResultsSection
            ref={section}
            results={results}
            applied={applied}
            favorites={favorites}
            onDropFilters={changeAndFocus}
          >
            <LazyFilterChips
              value={filters}
              onChange={change}
              onClearAll={() => changeAndFocus(clearFilters(filters))}
              onLastRemoved={focusResults}
            />
          </ResultsSection>
        </div>
      </Columns>
      {isCounted && <LazyReadableHomes />}
      <LazyFilterSheet
        isOpen={isSheetOpen}
        onClose={closeSheet}
        value={filters}
        onChange={change}
        catalog={catalog}
        onClearAll={clearAll}
        count={isCounted ? page.total : undefined}
      />
      {favorites.loginRequired}
    </Page>
  );
}
