import type { ComponentType } from 'react';
import { DialogLoadFailure, type DialogLoadFailureProps } from '../useModule/DialogLoadFailure';
import { lazyComponent, type LazyComponent } from './lazyComponent';
import { prefetch } from '../useModule/prefetch';

/** A `lazyComponent` for a dialog, sheet or menu: its code is prefetched when the module that declares it is loaded. */
export function lazyDialog<Props extends Omit<DialogLoadFailureProps, 'onRetry'>>(
  importDialog: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Dialog = lazyComponent<Props>(importDialog, DialogLoadFailure);
  prefetch(Dialog.load);
  return Dialog;
}
