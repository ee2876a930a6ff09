export { ErrorLine, ErrorState, type ErrorLineProps, type ErrorStateProps } from './ErrorState';
