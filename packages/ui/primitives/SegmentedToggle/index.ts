export { SegmentedToggle, type SegmentedToggleProps, type SegmentOption } from './SegmentedToggle';
