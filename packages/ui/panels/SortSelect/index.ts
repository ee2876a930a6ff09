export { LazySortSelect } from './LazySortSelect';
export { SortSelect, type SortSelectProps } from './SortSelect';
