import { createModule, useModule } from '@efie/ui';

const rest = createModule(() => import('./rest'));

/** What this screen shows after the first paint, as one module. */
export const useRest = () => useModule(rest);
