export { LazyFilterSheet } from './LazyFilterSheet';
export { SearchFilters, type SearchFiltersProps } from './SearchFilters';
export { LazyFilterSidebar } from './LazyFilterSidebar';
