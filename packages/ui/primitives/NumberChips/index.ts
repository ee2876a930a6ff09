export { NumberChips, type ChipOption, type NumberChipsProps } from './NumberChips';
