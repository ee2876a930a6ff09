import type { ReactNode } from 'react';
import type { LazyModule } from './createModule';
import { DialogLoadFailure } from './DialogLoadFailure';
import { useModule } from './useModule';

export interface LazyDialogProps<Module> {
  /** The module with the dialog. */
  from: LazyModule<Module>;
  /** Closed, it stays mounted for the animation of closing. Default true. */
  isOpen?: boolean;
  /** Closes what says that it could not be loaded. */
  onClose: () => void;
  /** Renders the dialog. */
  children: (module: Module) => ReactNode;
}

/** An open dialog, sheet or menu whose code is loaded on demand, or a small dialog that says that it could not be loaded. */
export function LazyDialog<Module>({ from, isOpen = true, onClose, children }: LazyDialogProps<Module>) {
  const { module, failure } = useModule(from);
  if (module) return children(module);
  return failure && <DialogLoadFailure {...failure} isOpen={isOpen} onClose={onClose} />;
}
