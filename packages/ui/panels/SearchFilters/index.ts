export { FilterDialog, type FilterDialogProps } from './FilterDialog';
export { QuickFilters } from './QuickFilters';
export { SearchFilters, type SearchFiltersProps } from './SearchFilters';
