export { lazyComponent, type LazyComponent, type LoadFailureProps } from './lazyComponent';
export { lazyDialog } from './lazyDialog';
export { LoadFailure } from './LoadFailure';
export { prefetch } from './prefetch';
export { useRetry } from './useRetry';
