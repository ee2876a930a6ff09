export { PrintSheet, type PrintSheetProps } from './PrintSheet';
export { usePrint, type Printing } from './usePrint';
