export { FilterSheet, type FilterSheetProps } from './FilterSheet';
export { FilterSidebar } from './FilterSidebar';
export { SearchFilters, type SearchFiltersProps } from './SearchFilters';
