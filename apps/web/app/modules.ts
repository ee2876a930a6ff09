import { createModule } from '@efie/ui';

/** What the shell shows after the first paint, as one module. */
export const rest = createModule(() => import('./rest'));

/** The header of a signed-in account, which guests do not need. */
export const memberRest = createModule(() => import('./memberRest'));
