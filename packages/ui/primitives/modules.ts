import { createModule } from './useModule/createModule';

/** What primitives show only now and then, as one module. */
export const rest = createModule(() => import('./rest'));
