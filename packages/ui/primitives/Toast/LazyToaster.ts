import { lazyComponent } from '../lazyComponent/lazyComponent';
import { prefetch } from '../useModule/prefetch';
import type { NumberedNotice } from './toastStore';

export const Toaster = lazyComponent(async () => (await import('./Toaster')).Toaster);
prefetch(Toaster.load);

/** Shows a toast once the toaster is loaded. If loading fails, only the live regions of `ToastHost` have the message. */
export function showWhenLoaded(message: NumberedNotice): void {
  import('./Toaster').then(
    ({ showToast }) => {
      showToast(message);
      void Toaster.load();
    },
    () => undefined,
  );
}
