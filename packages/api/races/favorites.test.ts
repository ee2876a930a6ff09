import { createHandlers, createMockDb, demoAccount } from '@efie/mocks';
import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  Action,
  closeTabs,
  INTERLEAVINGS,
  mutate,
  openTabs,
  startRace,
  type Race,
  RACE_TIMEOUT,
  requestFaults,
  type RequestFault,
  type Tab,
} from './raceBrowser';

/** Favorites changed in two tabs, as a guest and in an account: requests, responses and events arrive in any order. */

const db = createMockDb({ scenario: 'small' });
const handlers = Object.values(createHandlers(db));
const { id: userId, email, password, token } = demoAccount('user');
const start = db.snapshot();
const serverIds = (): string[] =>
  db
    .snapshot()
    .favorites.filter(({ ownerId }) => ownerId === userId)
    .map(({ propertyId }) => propertyId);
const IDS = start.listings
  .filter(({ status }) => status === 'active')
  .slice(0, 4)
  .map(({ id }) => id);

const load = async () => {
  const [{ toggleFavoriteMutation, favoritesQuery }, { removeFavoriteMutation }, { signIn }, { logOut }] =
    await Promise.all([
      import('../favorites/useToggleFavorite'),
      import('../favorites/useRemoveFavorite'),
      import('../account/signIn'),
      import('../account/logOut'),
    ]);
  return { toggleFavoriteMutation, favoritesQuery, removeFavoriteMutation, signIn, logOut };
};
type Modules = Awaited<ReturnType<typeof load>>;
type FavoritesTab = Tab<Modules>;

let tabs: readonly [FavoritesTab, FavoritesTab];
beforeAll(async () => {
  tabs = await openTabs(load);
});
afterAll(closeTabs);

interface Model {
  /** Saved by the guest on this device, and not removed by the guest since. */
  savedByGuest: Set<string>;
  /** Removed from the account by a request. */
  removedFromAccount: Set<string>;
  wrong: string[];
}

/** Mounts what a screen with hearts mounts; it renders again when the session changes. */
function mountScreen(tab: FavoritesTab): () => void {
  return tab.run(() => {
    const { queryClient, api, modules } = tab;
    const options = () => ({
      ...modules.favoritesQuery('user'),
      enabled: api.getSession().role === 'user',
    });
    const observer = new QueryObserver(queryClient, options());
    const stops = [
      api.clearCacheOnSessionChange(queryClient),
      api.syncFavoritesBetweenTabs(queryClient),
      observer.subscribe(() => undefined),
      api.subscribeToSession(() => queueMicrotask(() => observer.setOptions(options()))),
    ];
    return () => stops.forEach((stop) => stop());
  });
}

const stateOf = ({ queryClient, modules }: FavoritesTab) =>
  queryClient.getQueryState(modules.favoritesQuery('user').queryKey);

const shownIds = (tab: FavoritesTab): string[] =>
  (stateOf(tab)?.data ?? []).map(({ listingId }) => listingId);

const guestIds = ({ run, api }: FavoritesTab): string[] => run(() => [...api.getGuestFavorites()]).toSorted();

abstract class FavoriteAction extends Action<Modules, Model> {
  constructor(
    tab: 0 | 1,
    readonly listingId: string,
  ) {
    super(tab);
  }
}

class PressHeart extends FavoriteAction {
  protected act(tab: FavoritesTab, { savedByGuest, wrong }: Model, race: Race): void {
    const { listingId } = this;
    const { api, queryClient, modules } = tab;
    if (api.getSession().role === 'guest') {
      const before = guestIds(tab);
      const isSaved = tab.run(() => api.toggleGuestFavorite(listingId));
      if (isSaved) savedByGuest.add(listingId);
      else savedByGuest.delete(listingId);
      const expected = isSaved ? [...before, listingId] : before.filter((id) => id !== listingId);
      for (const one of tabs)
        if (guestIds(one).join() !== expected.toSorted().join()) wrong.push(`${this} in tab ${one.name}`);
      return;
    }
    const isPending = queryClient
      .getMutationCache()
      .findAll({ status: 'pending' })
      .some(({ state }) => (state.variables as { listingId: string }).listingId === listingId);
    const listing = api.readListing({ id: listingId });
    if (isPending || listing === null) return;
    const toggle = { listingId, isSaved: shownIds(tab).includes(listingId), listing };
    race.start(tab, () => mutate(tab, modules.toggleFavoriteMutation(queryClient, 'user'), toggle));
  }
}

class RemoveFromList extends FavoriteAction {
  protected act(tab: FavoritesTab, _model: Model, race: Race): void {
    const session = tab.api.getSession();
    if (session.role === 'guest') return;
    const options = tab.modules.removeFavoriteMutation(tab.queryClient, 'user');
    race.start(tab, () => mutate(tab, options, { listingId: this.listingId, session }));
  }
}

class LogIn extends FavoriteAction {
  protected act(tab: FavoritesTab, _model: Model, race: Race): void {
    race.start(tab, () => tab.modules.signIn(tab.queryClient, 'user', { email, password }));
  }
}

class LogOut extends FavoriteAction {
  protected act(tab: FavoritesTab, _model: Model, race: Race): void {
    race.start(tab, () => tab.modules.logOut(tab.queryClient));
  }
}

const heart = [PressHeart, PressHeart, PressHeart, RemoveFromList];
const actions = (kinds: readonly (new (tab: 0 | 1, listingId: string) => FavoriteAction)[]) =>
  fc.commands(
    [
      fc
        .tuple(fc.constantFrom(...kinds), fc.constantFrom(0 as const, 1 as const), fc.constantFrom(...IDS))
        .map(([Kind, tab, id]) => new Kind(tab, id)),
    ],
    { maxCommands: 12 },
  );

async function runRace(
  scheduler: fc.Scheduler,
  isMember: boolean,
  commands: Iterable<fc.AsyncCommand<Model, Race>>,
  faults: readonly RequestFault[],
): Promise<void> {
  db.restore(start);
  const model: Model = { savedByGuest: new Set(), removedFromAccount: new Set(), wrong: [] };
  const race = startRace(tabs, scheduler, faults, async ({ request }) => {
    const before = serverIds();
    const response = await getResponse(handlers, request);
    for (const id of before) if (!serverIds().includes(id)) model.removedFromAccount.add(id);
    return response;
  });
  if (isMember) tabs[0].run(() => tabs[0].api.startSession('user', token, { id: userId, email }));
  const stops = tabs.map(mountScreen);
  try {
    await race.run(model, commands);
    check(model);
  } finally {
    stops.forEach((stop) => stop());
  }
}

function check({ savedByGuest, removedFromAccount, wrong }: Model): void {
  expect(wrong).toEqual([]);
  const kept = new Set([...serverIds(), ...guestIds(tabs[0]), ...removedFromAccount]);
  expect([...savedByGuest].filter((id) => !kept.has(id))).toEqual([]);
  for (const tab of tabs) {
    const state = stateOf(tab);
    if (tab.api.getSession().role === 'guest') expect(state?.data).toBeUndefined();
    // After a failed request the list is refetched by the next screen.
    else if (state?.status === 'success' && !state.isInvalidated)
      expect(shownIds(tab).toSorted(), `shown in tab ${tab.name}`).toEqual(serverIds().toSorted());
  }
}

const sizes = { numRuns: INTERLEAVINGS, seed: 20261126, endOnFailure: true };

it(
  'an account’s favorites, changed in two tabs in any order, are shown as the server has them',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), actions(heart), requestFaults, (scheduler, commands, faults) =>
        runRace(scheduler, true, commands, faults),
      ),
      sizes,
    );
  },
  RACE_TIMEOUT,
);

it(
  'no favorite of a guest is lost by changes, log-ins and log-outs in two tabs in any order',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        actions([...heart, LogIn, LogOut]),
        requestFaults,
        (scheduler, commands, faults) => runRace(scheduler, false, commands, faults),
      ),
      sizes,
    );
  },
  RACE_TIMEOUT,
);
