export { NumberChips, numberChipOptions, type ChipOption, type NumberChipsProps } from './NumberChips';
