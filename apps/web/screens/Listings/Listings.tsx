import { clearFilters, isUnfiltered, type SearchFilters } from '@efie/domain/search';
import { DialogLoadFailure, LoadFailure } from '@efie/ui';
import { startTransition, useCallback, useRef, useState } from 'react';
import { pageTitle } from '../../routing/title';
import { usePageFocus } from '../common/focus/usePageFocus';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';
import { ChipsPlaceholder, Columns, Page, QuickSlot } from './Listings.styles';
import { ResultsSection } from './ResultsSection';
import { SearchHeader } from './SearchHeader';
import { useFilterParams } from './useFilterParams';
import { useRest } from './modules';
import { useSearchResults } from './useSearchResults';

/** Browse: all listings with search, filters and sorting, whose state is in the URL. */
export function ListingsScreen() {
  const { module: rest, failure } = useRest();
  const { filters, applied, isPending, change, changeImmediately } = useFilterParams();
  const results = useSearchResults(applied, isPending);
  const { catalog, page, state } = results;
  const isCounted = state.kind === 'ready' || state.kind === 'empty';
  const favorites = useFavoriteToggle();
  const section = useRef<HTMLElement>(null);
  const [mapSlot, setMapSlot] = useState<HTMLElement | null>(null);
  usePageFocus(section, page.page, isPending);
  const focusResults = () => section.current?.focus({ preventScroll: true });
  const [dialog, setDialog] = useState<'all' | 'cash' | null>(null);
  const isOpen = dialog !== null;
  // The press is painted before the filters render.
  const openDialog = (next: 'all' | 'cash') => startTransition(() => setDialog(next));
  const closeDialog = useCallback(() => setDialog(null), []);

  const changeAndFocus = (next: SearchFilters) => {
    changeImmediately(next);
    focusResults();
  };

  return (
    <Page data-print="list" data-page="wide">
      <title>{pageTitle('Rental Properties')}</title>
      <SearchHeader
        filters={filters}
        onChange={change}
        onOpenFilters={() => openDialog('all')}
        isOpening={isOpen && !rest && !failure}
        countLine={results.countLine}
        slowNotice={
          state.kind === 'loading' &&
          rest && (
            <rest.SlowNotice
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
        savedSearches={rest && <rest.SavedSearchActions filters={filters} catalog={catalog} />}
        tools={
          rest && (
            <rest.ResultTools
              filters={filters}
              onChange={changeImmediately}
              results={results}
              mapSlot={mapSlot}
            />
          )
        }
      />
      {state.kind === 'error' && rest && <rest.ReadableHomes />}
      <QuickSlot data-print="hidden">
        {rest && (
          <rest.QuickFilters
            value={filters}
            onChange={change}
            catalog={catalog}
            onOpenCash={() => openDialog('cash')}
          />
        )}
      </QuickSlot>
      <Columns>
        <div ref={setMapSlot} />
        <ResultsSection
          ref={section}
          results={results}
          applied={applied}
          favorites={favorites}
          onDropFilters={changeAndFocus}
        >
          {rest ? (
            <rest.FilterChips
              value={filters}
              onChange={change}
              onClearAll={() => changeAndFocus(clearFilters(filters))}
              onLastRemoved={focusResults}
            />
          ) : failure ? (
            <LoadFailure {...failure} />
          ) : (
            !isUnfiltered(filters) && <ChipsPlaceholder />
          )}
        </ResultsSection>
      </Columns>
      {isCounted && rest && <rest.ReadableHomes />}
      {rest ? (
        <rest.FilterDialog
          isOpen={isOpen}
          startsAtCash={dialog === 'cash'}
          onClose={closeDialog}
          value={filters}
          onChange={change}
          catalog={catalog}
          onClearAll={() => changeImmediately(clearFilters(filters))}
          count={isCounted ? page.total : undefined}
        />
      ) : (
        failure && <DialogLoadFailure {...failure} isOpen={isOpen} onClose={closeDialog} />
      )}
      {favorites.loginRequired}
    </Page>
  );
}
