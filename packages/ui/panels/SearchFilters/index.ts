export { LazyFilterSheet } from './LazyFilterSheet';
export { SearchFilters, type SearchFiltersProps } from './SearchFilters';
export { SideFilters } from './SideFilters';
