import {
  catalogOf,
  clearRecentSearches,
  listPropertiesQuery,
  recordSearch,
  useQueryState,
  useRecentSearches,
} from '@efie/api';
import { writeFilterParams, type SearchFilters } from '@efie/domain/search';
import { HeroSearch } from '@efie/ui';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';

function resultsPath(filters: SearchFilters): string {
  const query = writeFilterParams(filters).toString();
  return query === '' ? paths.listings : `${paths.listings}?${query}`;
}

/** The search of the hero, over the listings of the screen; it opens the results and stores the search on this device. */
export function HomeSearch() {
  const load = useQueryState(listPropertiesQuery(), { isRetryLoading: true });
  const recent = useRecentSearches();
  const navigate = useNavigate();
  return (
    <HeroSearch
      action={useHref(paths.listings)}
      hrefFor={resultsPath}
      catalog={'data' in load ? catalogOf(load.data) : null}
      recent={recent}
      onClearRecent={clearRecentSearches}
      onSearch={(filters) => {
        recordSearch(filters);
        void navigate(resultsPath(filters));
      }}
    />
  );
}
