import { createModule, prefetch, useModule } from '@efie/ui';

const rest = createModule(() => import('./rest'));

/** What this screen shows after the first paint, as one module. */
export const useRest = () => useModule(rest);

/** Its dialogs, loaded when the browser is idle, or by the press. */
export const onDemand = createModule(() => import('./onDemand'));
prefetch(onDemand.load);
