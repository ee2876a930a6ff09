export { createModule, type LazyModule, type LoadFailureProps, type ModuleState } from './createModule';
export { DialogLoadFailure } from './DialogLoadFailure';
export { LazyDialog, type LazyDialogProps } from './LazyDialog';
export { LoadFailure } from './LoadFailure';
export { prefetch } from './prefetch';
export { suspending, suspendingUntilLoaded } from './suspending';
export { useModule } from './useModule';
export { useRetry } from './useRetry';
