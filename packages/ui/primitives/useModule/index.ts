export { createModule, type LazyModule, type LoadFailureProps, type ModuleState } from './createModule';
export { DialogLoadFailure } from './DialogLoadFailure';
export { LazyDialog, type LazyDialogProps } from './LazyDialog';
export { LoadFailure } from './LoadFailure';
export { prefetch } from './prefetch';
export { useLoadedModule, useModule, useModuleOrSuspend } from './useModule';
export { useRetry } from './useRetry';
