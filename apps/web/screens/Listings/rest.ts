/** What Listings shows after the first paint. */
export { advanceText } from '@efie/domain/moveIn';
export { FilterChips, NoResults, Pagination, SafetyDisclosure, SlowNotice } from '@efie/ui';
export { FilterDialog, QuickFilters } from '@efie/ui/panels/SearchFilters';
export { RecentlyViewedListings } from '../common/listings/RecentlyViewedListings';
export { ReadableHomes } from '../common/offline/ReadableHomes';
export { ResultTools } from './ResultTools';
export { SavedSearchActions } from './SavedSearchActions';
