import { createListeners } from '@efie/domain/listeners';
import { FIXED_NOW } from '../factories/clock';
import { accountRules } from './accountRules';
import { billingRules } from './billingRules';
import { favoriteRules } from './favoriteRules';
import { listingRules } from './listingRules';
import { recordRules } from './recordRules';
import { reportRules } from './reportRules';
import { createInitialState } from './createInitialState';
import type { Store } from './store';
import type { MockDb, MockDbOptions } from './types';

/**
 * Creates an isolated, in-memory mock database; `attachPersistence` makes it survive reloads. The same options give the same
 * seed data.
 */
export function createMockDb(options: MockDbOptions = {}): MockDb {
  const { now = FIXED_NOW, seed = 'efie' } = options;
  const clock = typeof now === 'string' ? () => now : now;
  const begins = options.seedDate ?? clock;
  const { subscribe, notify } = createListeners<[change: 'changed' | 'restored' | 'reset']>();
  const store: Store = {
    state: createInitialState(options.scenario ?? 'normal', { now: begins(), seed }),
    files: new Map(),
    seed,
    now: clock,
    notifyChanged: () => notify('changed'),
  };
  const checkoutUrl =
    options.checkoutUrl ??
    ((reference) => `https://checkout.example.com/pay/${encodeURIComponent(reference)}`);
  return {
    now: clock,
    files: store.files,
    scenario: () => store.state.scenario,
    snapshot: () => structuredClone(store.state),
    restore(state, files) {
      store.state = structuredClone(state);
      if (files) {
        store.files.clear();
        for (const [path, file] of files) store.files.set(path, file);
      }
      notify('restored');
    },
    reset(scenario = store.state.scenario) {
      store.state = createInitialState(scenario, { now: begins(), seed });
      store.files.clear();
      notify('reset');
    },
    subscribe,
    ...accountRules(store),
    ...listingRules(store),
    ...favoriteRules(store),
    ...billingRules(store, checkoutUrl),
    ...reportRules(store),
    ...recordRules(store),
  };
}
