import { createModule, prefetch } from '@efie/ui';

/** The dialog of this screen, loaded when the browser is idle, or by the press. */
export const onDemand = createModule(() => import('./onDemand'));
prefetch(onDemand.load);
