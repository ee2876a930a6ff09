export { FilterChips, type FilterChipsProps } from './FilterChips';
export { LazyFilterChips } from './LazyFilterChips';
