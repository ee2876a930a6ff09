import { useMediaQuery } from '../../hooks/useMediaQuery';
import { media } from '../../theme/tokens';
import { SearchFilters, type SearchFiltersProps } from './SearchFilters';

/** The filters beside the list, from 1024 px. Narrower screens have a sheet. */
export function FilterSidebar(props: SearchFiltersProps) {
  return useMediaQuery(media.lg) && <SearchFilters {...props} />;
}
