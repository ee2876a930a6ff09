export { lazyComponent, type LazyComponent } from './lazyComponent';
export { lazyDialog } from './lazyDialog';
