export { InlineError, ErrorState, type InlineErrorProps, type ErrorStateProps } from './ErrorState';
