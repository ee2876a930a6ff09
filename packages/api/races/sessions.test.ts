import { createHandlers, createMockDb, demoAccount, type DemoAccountKey } from '@efie/mocks';
import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import fc from 'fast-check';
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  Action,
  closeTabs,
  INTERLEAVINGS,
  openTabs,
  startRace,
  type Race,
  RACE_TIMEOUT,
  requestFaults,
  storedOnDevice,
  type RequestFault,
  type Tab,
} from './raceBrowser';

/** Log-ins and log-outs of three accounts in two tabs, while responses to earlier sessions are late. */

const db = createMockDb({ scenario: 'small' });
const handlers = Object.values(createHandlers(db));
const start = db.snapshot();
const ACCOUNTS = ['agent-premium', 'agent-pro-limit', 'user'] as const satisfies readonly DemoAccountKey[];
const SESSION_KEYS = ['userToken', 'agentToken', 'refreshToken', 'userType', 'user', 'agent'];

const load = async () => {
  const [{ signIn }, { logOut }, { clearCacheOnSessionChange }] = await Promise.all([
    import('../account/signIn'),
    import('../account/logOut'),
    import('../account/accountCache'),
  ]);
  return { signIn, logOut, clearCacheOnSessionChange };
};
type Modules = Awaited<ReturnType<typeof load>>;
type SessionTab = Tab<Modules>;

let tabs: readonly [SessionTab, SessionTab];
beforeAll(async () => {
  tabs = await openTabs(load);
});
afterAll(closeTabs);

interface Model {
  /** The id of the account that is logged in; null for a guest. */
  accountId: string | null;
  /** What was shown or stored of an account that was not logged in. */
  leaks: string[];
}

/** Ids of the accounts whose private data a query holds. */
function ownersOf(data: unknown): string[] {
  const text = JSON.stringify(data ?? null);
  const emails = start.agents.filter(({ email }) => text.includes(email)).map(({ id }) => id);
  const listings = start.listings.filter(({ id }) => text.includes(`"listings":[{"id":"${id}"`));
  const payments = start.payments.filter(({ reference }) => text.includes(reference));
  return [...emails, ...[...listings, ...payments].map(({ agentId }) => agentId)];
}

const accountOf = ({ api }: SessionTab): string | null => {
  const session = api.getSession();
  return session.role === 'guest' ? null : String(session.record['id']);
};

const queriesOf = ({ api }: SessionTab) => [
  api.getOwnAgentProfileQuery(),
  api.listOwnPropertiesQuery(),
  api.listPaymentsQuery(),
];

/** Mounts the dashboard's queries for an agent, newly for each account, and unmounts them for anyone else. */
function mountScreens(tab: SessionTab, model: Model): () => void {
  const { queryClient, api, modules } = tab;
  let unmount: (() => void)[] = [];
  let shownFor: string | null = null;
  const render = () => {
    const account = accountOf(tab);
    if (account === shownFor) return;
    unmount.forEach((stop) => stop());
    shownFor = account;
    unmount =
      api.getSession().role === 'agent'
        ? queriesOf(tab).map((query) =>
            new QueryObserver(queryClient, query as { queryKey: QueryKey }).subscribe(({ data }) => {
              if (ownersOf(data).some((owner) => owner !== account))
                model.leaks.push(`${String(query.queryKey[0])} of ${ownersOf(data).join()} to ${account}`);
            }),
          )
        : [];
  };
  return tab.run(() => {
    const stops = [
      modules.clearCacheOnSessionChange(queryClient),
      api.subscribeToSession(() => queueMicrotask(render)),
    ];
    return () => [...stops, ...unmount].forEach((stop) => stop());
  });
}

abstract class SessionAction extends Action<Modules, Model> {
  constructor(
    tab: 0 | 1,
    readonly account: (typeof ACCOUNTS)[number],
  ) {
    super(tab);
  }
}

class LogIn extends SessionAction {
  protected act(tab: SessionTab, model: Model, race: Race): void {
    const { role, id, email, password } = demoAccount(this.account);
    race.start(tab, async () => {
      await tab.modules.signIn(tab.queryClient, role, { email, password });
      model.accountId = id;
    });
  }
}

class LogOut extends SessionAction {
  protected act(tab: SessionTab, model: Model, race: Race): void {
    model.accountId = null;
    race.start(tab, () => tab.modules.logOut(tab.queryClient));
    for (const key of SESSION_KEYS)
      if (storedOnDevice(key) !== null) model.leaks.push(`${key} is stored after a log-out`);
  }
}

class LoadDashboard extends SessionAction {
  protected act(tab: SessionTab, _model: Model, race: Race): void {
    if (tab.api.getSession().role !== 'agent') return;
    for (const query of queriesOf(tab))
      race.start(tab, () =>
        tab.queryClient.fetchQuery({ ...(query as { queryKey: QueryKey }), staleTime: 0 }),
      );
  }
}

class RefreshProfile extends SessionAction {
  protected act(tab: SessionTab, _model: Model, race: Race): void {
    race.start(tab, () => tab.api.refreshProfile());
  }
}

class SaveProfile extends SessionAction {
  protected act(tab: SessionTab, _model: Model, race: Race): void {
    const session = tab.api.getSession();
    if (session.role !== 'agent') return;
    race.start(tab, () => tab.api.updateAgentProfile({ bio: `By ${String(session.record['id'])}` }));
  }
}

async function runRace(
  scheduler: fc.Scheduler,
  commands: Iterable<fc.AsyncCommand<Model, Race>>,
  faults: readonly RequestFault[],
): Promise<void> {
  db.restore(start);
  const model: Model = { accountId: null, leaks: [] };
  const race = startRace(tabs, scheduler, faults, ({ request }) => getResponse(handlers, request));
  const stops = tabs.map((tab) => mountScreens(tab, model));
  try {
    await race.run(model, commands);
    expect(model.leaks).toEqual([]);
    for (const tab of tabs) {
      expect(accountOf(tab)).toBe(model.accountId);
      const cached = tab.queryClient.getQueryCache().getAll();
      const others = cached.filter(({ state }) =>
        ownersOf(state.data).some((owner) => owner !== model.accountId),
      );
      expect(others.map(({ queryHash }) => queryHash)).toEqual([]);
    }
    const stored = Object.fromEntries(SESSION_KEYS.map((key) => [key, storedOnDevice(key)]));
    const role = ACCOUNTS.map(demoAccount).find(({ id }) => id === model.accountId)?.role;
    const text = expect.any(String) as unknown;
    expect(stored).toEqual({
      ...Object.fromEntries(SESSION_KEYS.map((key) => [key, null])),
      ...(role && { userType: role, [`${role}Token`]: text, [role]: text }),
    });
    for (const { id, bio } of db.snapshot().agents) if (bio.startsWith('By ')) expect(bio).toBe(`By ${id}`);
  } finally {
    stops.forEach((stop) => stop());
  }
}

const actions = fc.commands(
  [
    fc
      .tuple(
        fc.constantFrom(
          LogIn,
          LogIn,
          LogOut,
          LogOut,
          LoadDashboard,
          LoadDashboard,
          RefreshProfile,
          SaveProfile,
        ),
        fc.constantFrom(0 as const, 1 as const),
        fc.constantFrom(...ACCOUNTS),
      )
      .map(([Kind, tab, account]) => new Kind(tab, account)),
  ],
  { maxCommands: 14 },
);

it(
  'no late response restores or shows an account that was logged out, in any order',
  async () => {
    await fc.assert(fc.asyncProperty(fc.scheduler(), actions, requestFaults, runRace), {
      numRuns: INTERLEAVINGS,
      seed: 20261126,
      endOnFailure: true,
    });
  },
  RACE_TIMEOUT,
);
