import type { SearchFilters } from '@efie/domain/search';
import { ResultTools } from './ResultTools';
import { SavedSearchActions } from './SavedSearchActions';
import type { SearchResults } from './useSearchResults';

interface ToolsProps {
  /** The sort order and the map, else the saved searches. */
  isBar: boolean;
  filters: SearchFilters;
  onChange: (next: SearchFilters) => void;
  results: SearchResults;
}

/** What the header of Listings lazy-loads, in one file: the first page has no room for two. */
export function Tools({ isBar, filters, onChange, results }: ToolsProps) {
  return isBar ? (
    <ResultTools filters={filters} onChange={onChange} results={results} />
  ) : (
    <SavedSearchActions filters={filters} catalog={results.catalog} />
  );
}
