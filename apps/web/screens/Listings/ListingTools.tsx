import type { SearchFilters } from '@efie/domain';
import { ResultTools } from './ResultTools';
import { SavedSearchActions } from './SavedSearchActions';
import type { SearchResults } from './useSearchResults';

interface ListingToolsProps {
  /** `count`: the saved searches. `bar`: the sort order and the map. */
  place: 'count' | 'bar';
  filters: SearchFilters;
  onChange: (next: SearchFilters) => void;
  results: SearchResults;
}

/** What the header of Listings lazy-loads, in one file: the first page has no room for two. */
export function ListingTools({ place, filters, onChange, results }: ListingToolsProps) {
  return place === 'count' ? (
    <SavedSearchActions filters={filters} catalog={results.catalog} />
  ) : (
    <ResultTools filters={filters} onChange={onChange} results={results} />
  );
}
