import { lazyComponent, LoadFailure } from '@efie/ui';

/** The cards' code is loaded while the listings themselves are in flight. */
export const OwnCards = lazyComponent(async () => (await import('./OwnCards')).OwnCards, LoadFailure);
