export { createModule, type LateModule, type LoadFailureProps, type ModuleState } from './createModule';
export { DialogLoadFailure } from './DialogLoadFailure';
export { LateDialog, type LateDialogProps } from './LateDialog';
export { LoadFailure } from './LoadFailure';
export { prefetch } from './prefetch';
export { useLoadedModule, useModule, useModuleOrSuspend } from './useModule';
export { useRetry } from './useRetry';
