export { LazyFilterSheet } from './LazyFilterSheet';
export { SearchFilters, type SearchFiltersProps } from './SearchFilters';
export { townsIn } from './SearchFilters.helpers';
