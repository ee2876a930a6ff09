import { createModule } from '@efie/ui';

/** What this screen shows or needs after the first paint, as one module. */
export const rest = createModule(() => import('./rest'));
