export { ProgressBar, TimedBar, type ProgressBarProps, type TimedBarProps } from './ProgressBar';
