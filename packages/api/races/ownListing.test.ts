import { createHandlers, createMockDb, demoAccount } from '@efie/mocks';
import { LISTING_STATUSES } from '@efie/domain/listing';
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

/** One agent edits, deletes and changes the status of the same listings in two tabs, also twice at once. */

const db = createMockDb();
const handlers = Object.values(createHandlers(db));
const { id: agentId, email, token } = demoAccount('agent-premium');
const all = db.snapshot();
const start = { ...all, listings: all.listings.filter((listing) => listing.agentId === agentId).slice(0, 3) };
db.restore(start);

const serverListings = () =>
  db
    .snapshot()
    .listings.filter((listing) => listing.agentId === agentId)
    .map(({ id, title, status }) => ({ id, title, status }));
const IDS = serverListings()
  .slice(0, 2)
  .map(({ id }) => id);

const load = async () => {
  const [{ changeListings }, { deletePropertyMutation }, { updateProperty }, { markOwnListingsStale }, lost] =
    await Promise.all([
      import('../listings/changeListings'),
      import('../listings/deleteProperty'),
      import('../listings/updateProperty'),
      import('../listings/listingsCache'),
      import('../client/isResponseLost'),
    ]);
  return { changeListings, deletePropertyMutation, updateProperty, markOwnListingsStale, ...lost };
};
type Modules = Awaited<ReturnType<typeof load>>;
type ListingTab = Tab<Modules>;

let tabs: readonly [ListingTab, ListingTab];
beforeAll(async () => {
  tabs = await openTabs(load);
});
afterAll(closeTabs);

interface ListingState {
  id: string;
  title: string;
  status: string | null;
}

const describeListing = (listings: readonly ListingState[], id: string): string => {
  const listing = listings.find((one) => one.id === id);
  return listing ? `${listing.title}, ${listing.status}` : 'deleted';
};

/** What the server stored, and what the tabs must know of it. */
class Model {
  /** All states of each listing. */
  readonly history = new Map(IDS.map((id) => [id, [describeListing(serverListings(), id)]]));
  /** The state after a tab's last change of a listing ('A 1001'), which the tab must not show without. */
  readonly lastChange = new Map<string, number>();
  /** Deletions confirmed to a tab: 'A 1001'. */
  readonly deleted = new Set<string>();
  readonly wrong: string[] = [];

  /** Called when a request of a tab has been handled. */
  record(tab: string): void {
    for (const [id, states] of this.history) {
      const state = describeListing(serverListings(), id);
      if (state === states.at(-1)) continue;
      states.push(state);
      this.lastChange.set(`${tab} ${id}`, states.length - 1);
    }
  }
  expectStored(id: string, state: RegExp): void {
    if (!this.history.get(id)?.some((one) => state.test(one)))
      this.wrong.push(`${id}: ${String(state)} was confirmed and never stored`);
  }
  /** What a tab may show of a listing: the state after its own last change, or a later one. */
  allowed(tab: string, id: string): readonly string[] {
    return this.history.get(id)?.slice(this.lastChange.get(`${tab} ${id}`)) ?? [];
  }
}

const shownIn = ({ queryClient, api }: ListingTab) =>
  queryClient.getQueryState(api.listOwnPropertiesQuery().queryKey);

const mountDashboard = (tab: ListingTab): (() => void) =>
  tab.run(() =>
    new QueryObserver(tab.queryClient, tab.api.listOwnPropertiesQuery()).subscribe(() => undefined),
  );

abstract class ListingAction extends Action<Modules, Model> {
  constructor(
    tab: 0 | 1,
    readonly listingId: string,
    readonly choice: number,
  ) {
    super(tab);
  }
  /** Only a listing that is shown can be changed. */
  protected act(tab: ListingTab, model: Model, race: Race): void {
    if (shownIn(tab)?.data?.listings.some(({ id }) => id === this.listingId)) this.change(tab, model, race);
  }
  protected abstract change(tab: ListingTab, model: Model, race: Race): void;
}

class Edit extends ListingAction {
  protected change(tab: ListingTab, model: Model, race: Race): void {
    const { listingId: id, choice } = this;
    const { updateProperty, markOwnListingsStale, isResponseLost } = tab.modules;
    const title = `Title ${choice}`;
    race.start(tab, async () => {
      try {
        await updateProperty({ id, changes: { title } });
        model.expectStored(id, new RegExp(`^${title},`));
        tab.api.invalidateListings(tab.queryClient);
      } catch (error) {
        if (isResponseLost(error)) await markOwnListingsStale(tab.queryClient);
      }
    });
  }
}

class ChangeStatuses extends ListingAction {
  protected change(tab: ListingTab, model: Model, race: Race): void {
    const status = LISTING_STATUSES[this.choice % LISTING_STATUSES.length] ?? 'active';
    const changes = IDS.map((id) => ({ id, action: { kind: 'status', status } as const }));
    const { queryClient, api, modules } = tab;
    const { signal } = new AbortController();
    race.start(tab, async () => {
      const session = api.getSession();
      const outcomes = await modules.changeListings({ changes, queryClient, session, signal });
      for (const [id, { kind }] of outcomes)
        if (kind === 'done') model.expectStored(id, new RegExp(`, ${status}$`));
    });
  }
}

class Delete extends ListingAction {
  protected change(tab: ListingTab, model: Model, race: Race): void {
    const { listingId: id } = this;
    const options = tab.modules.deletePropertyMutation(tab.queryClient, tab.api.getSession());
    const remove = async () => {
      await mutate(tab, options, id);
      model.deleted.add(`${tab.name} ${id}`);
      if (serverListings().some((listing) => listing.id === id)) model.wrong.push(`${id} was not deleted`);
    };
    race.start(tab, remove);
    // A double click.
    if (this.choice % 2 === 1) race.start(tab, remove);
  }
}

async function runRace(
  scheduler: fc.Scheduler,
  commands: Iterable<fc.AsyncCommand<Model, Race>>,
  faults: readonly RequestFault[],
): Promise<void> {
  db.restore(start);
  const model = new Model();
  const race = startRace(tabs, scheduler, faults, async ({ tab, request }) => {
    const response = await getResponse(handlers, request);
    model.record(tab);
    return response;
  });
  tabs[0].run(() => tabs[0].api.startSession('agent', token, { id: agentId, email }));
  const stops = tabs.map(mountDashboard);
  try {
    await race.run(model, commands);
    expect(model.wrong).toEqual([]);
    for (const tab of tabs) {
      const { data, status, isInvalidated } = shownIn(tab) ?? {};
      const shown = data?.listings ?? [];
      expect(shown.filter(({ id }) => model.deleted.has(`${tab.name} ${id}`))).toEqual([]);
      // After a failed request the list is refetched by the next screen.
      if (status !== 'success' || isInvalidated) continue;
      for (const id of IDS)
        expect(model.allowed(tab.name, id), `${id} in tab ${tab.name}`).toContain(describeListing(shown, id));
    }
  } finally {
    stops.forEach((stop) => stop());
  }
}

const actions = fc.commands(
  [
    fc
      .tuple(
        fc.constantFrom(Edit, ChangeStatuses, Delete),
        fc.constantFrom(0 as const, 1 as const),
        fc.constantFrom(...IDS),
        fc.nat(7),
      )
      .map(([Kind, tab, id, choice]) => new Kind(tab, id, choice)),
  ],
  { maxCommands: 8 },
);

it(
  'edits and deletions of one listing in two tabs, in any order, end as the server has them',
  async () => {
    await fc.assert(fc.asyncProperty(fc.scheduler(), actions, requestFaults, runRace), {
      numRuns: INTERLEAVINGS,
      seed: 20261126,
      endOnFailure: true,
    });
  },
  RACE_TIMEOUT,
);
