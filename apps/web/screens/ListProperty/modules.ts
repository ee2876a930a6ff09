import { createModule } from '@efie/ui';

/** What only a copy of a listing or a lost response needs. */
export const onDemand = createModule(() => import('./onDemand'));
