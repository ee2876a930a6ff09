import { createModule, prefetch } from '@efie/ui';

/** What the cards of many screens show after the first paint, as one module. */
export const rest = createModule(() => import('./rest'));

/** What a press opens on many screens, loaded when the browser is idle, or by the press. */
export const onDemand = createModule(() => import('./onDemand'));
prefetch(onDemand.load);
