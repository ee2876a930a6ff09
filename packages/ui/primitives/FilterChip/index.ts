export { AddChip, type AddChipProps } from './AddChip';
export { FilterChip, type FilterChipProps } from './FilterChip';
