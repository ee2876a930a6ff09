import { writeFilterParams, type SearchFilters } from '@efie/domain/search';
import { ResultList, VisuallyHidden } from '@efie/ui';
import type { ReactNode, RefObject } from 'react';
import { paths } from '../../routing/paths';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import { ListingCard } from '../common/listings/ListingCard';
import type { FavoriteToggle } from '../common/listings/useFavoriteToggle';
import { AdviceRow, ChipRow, PaginationRow, Results } from './Listings.styles';
import { useRest } from './modules';
import type { SearchResults } from './useSearchResults';

interface ResultsSectionProps {
  ref: RefObject<HTMLElement | null>;
  results: SearchResults;
  /** The list's filters, from the URL. */
  applied: SearchFilters;
  favorites: FavoriteToggle;
  /** Searches with fewer filters, from the empty state. */
  onDropFilters: (next: SearchFilters) => void;
  /** The chips, above the list. */
  children: ReactNode;
}

/** The results with what is above and below them: chips, safety advice or recently viewed listings, and pages. */
export function ResultsSection({
  ref,
  results: { catalog, state, page, summary },
  applied,
  favorites,
  onDropFilters,
  children,
}: ResultsSectionProps) {
  const { module: rest } = useRest();
  const { moveIn } = applied;
  const hrefFor = (number: number) => {
    const query = writeFilterParams({ ...applied, page: number }).toString();
    return query === '' ? paths.listings : `${paths.listings}?${query}`;
  };
  return (
    <Results
      ref={ref}
      id="results"
      tabIndex={-1}
      aria-labelledby="results-heading"
      onFocus={useFocusFallback(ref)}
    >
      <VisuallyHidden as="h2" id="results-heading">
        Results
      </VisuallyHidden>
      <ChipRow data-chips>{children}</ChipRow>
      <ResultList
        state={state}
        renderCard={(listing, { isFirst }) => (
          <ListingCard
            listing={listing}
            favorites={favorites}
            isEager={isFirst}
            months={moveIn?.months}
            priceNote={moveIn ? (rest?.advanceText(listing, moveIn) ?? '') : undefined}
          />
        )}
        noResults={rest && <rest.NoResults value={applied} catalog={catalog} onChange={onDropFilters} />}
      />
      {state.kind === 'empty' && rest && <rest.RecentlyViewedListings />}
      {state.kind === 'ready' && <AdviceRow>{rest && <rest.SafetyDisclosure />}</AdviceRow>}
      {state.kind === 'ready' && summary !== undefined && (
        <PaginationRow data-pages>
          {rest && (
            <rest.Pagination page={page.page} pageCount={page.pages} hrefFor={hrefFor} summary={summary} />
          )}
        </PaginationRow>
      )}
    </Results>
  );
}
