export { SegmentedField, type SegmentedFieldProps } from './SegmentedField';
