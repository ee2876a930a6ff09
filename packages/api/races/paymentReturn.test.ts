import { createHandlers, createMockDb, demoAccount } from '@efie/mocks';
import { QueryObserver } from '@tanstack/react-query';
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
  type RequestFault,
  type Tab,
} from './raceBrowser';

/** The URL that the payment provider returns to, opened in two tabs while the payment, the session and the tabs change. */

const db = createMockDb({ scenario: 'small' });
const handlers = Object.values(createHandlers(db));
const { id: agentId, email, password, token } = demoAccount('agent-free');
const initialized = db.initializeSubscription(token, { planCode: 'PLN_pro', email });
const reference = initialized.ok ? initialized.reference : '';
const start = db.snapshot();
const subscriptions = () => db.snapshot().subscriptions.filter((one) => one.agentId === agentId).length;
const paymentStatus = () => db.snapshot().payments.find((one) => one.reference === reference)?.status;

const load = async () => {
  const [{ paymentCheckQuery, cancelPaymentCheck }, { signIn }, { logOut }] = await Promise.all([
    import('../billing/usePaymentCheck'),
    import('../account/signIn'),
    import('../account/logOut'),
  ]);
  return { paymentCheckQuery, cancelPaymentCheck, signIn, logOut };
};
type Modules = Awaited<ReturnType<typeof load>>;
type PaymentTab = Tab<Modules>;

let tabs: readonly [PaymentTab, PaymentTab];
beforeAll(async () => {
  tabs = await openTabs(load);
});
afterAll(closeTabs);

interface Model {
  /** Verifications that the visitor caused in each tab: the visit and each retry. */
  allowed: Map<string, number>;
  sent: Map<string, number>;
  screens: Map<string, QueryObserver>;
  stops: (() => void)[];
}

const count = (counts: Map<string, number>, { name }: { name: string }) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);

class Open extends Action<Modules, Model> {
  protected act(tab: PaymentTab, { screens, allowed, stops }: Model): void {
    if (screens.has(tab.name)) return;
    if (!allowed.has(tab.name)) count(allowed, tab);
    tab.run(() => {
      const options = () => tab.modules.paymentCheckQuery(reference, tab.queryClient);
      const screen = new QueryObserver(tab.queryClient, options());
      screen.subscribe(() => undefined);
      // The header renders again when the session changes, and so may this screen.
      stops.push(tab.api.subscribeToSession(() => queueMicrotask(() => screen.setOptions(options()))));
      screens.set(tab.name, screen as unknown as QueryObserver);
    });
  }
}

class Leave extends Action<Modules, Model> {
  protected act(tab: PaymentTab, { screens }: Model): void {
    screens.get(tab.name)?.destroy();
    screens.delete(tab.name);
  }
}

class Retry extends Action<Modules, Model> {
  protected act(tab: PaymentTab, { screens, allowed }: Model, race: Race): void {
    const screen = screens.get(tab.name);
    const { data, isFetching } = screen?.getCurrentResult() ?? {};
    if (!screen || data === undefined) return;
    if (!isFetching) count(allowed, tab);
    race.start(tab, () => screen.refetch({ cancelRefetch: false }));
  }
}

class Cancel extends Action<Modules, Model> {
  protected act(tab: PaymentTab, { screens }: Model, race: Race): void {
    if (screens.get(tab.name)?.getCurrentResult().isFetching)
      race.start(tab, () => tab.modules.cancelPaymentCheck(reference, tab.queryClient));
  }
}

class Pay extends Action<Modules, Model> {
  protected act(): void {
    db.completeCheckout(reference, 'success');
  }
}

class LogIn extends Action<Modules, Model> {
  protected act(tab: PaymentTab, _model: Model, race: Race): void {
    race.start(tab, () => tab.modules.signIn(tab.queryClient, 'agent', { email, password }));
  }
}

class LogOut extends Action<Modules, Model> {
  protected act(tab: PaymentTab, _model: Model, race: Race): void {
    race.start(tab, () => tab.modules.logOut(tab.queryClient));
  }
}

async function runRace(
  scheduler: fc.Scheduler,
  commands: Iterable<fc.AsyncCommand<Model, Race>>,
  faults: readonly RequestFault[],
): Promise<void> {
  db.restore(start);
  const before = subscriptions();
  const model: Model = { allowed: new Map(), sent: new Map(), screens: new Map(), stops: [] };
  const race = startRace(
    tabs,
    scheduler,
    faults,
    ({ request }) => getResponse(handlers, request),
    ({ tab, request }) => {
      if (request.url.includes('/api/subscription/callback')) count(model.sent, { name: tab });
    },
  );
  tabs[0].run(() => tabs[0].api.startSession('agent', token, { id: agentId, email }));
  model.stops.push(...tabs.map((tab) => tab.run(() => tab.api.clearCacheOnSessionChange(tab.queryClient))));
  try {
    await race.run(model, commands);
    expect(model.sent, 'verified once per visit and retry').toEqual(model.allowed);
    expect(subscriptions()).toBe(paymentStatus() === 'success' ? before + 1 : before);
    for (const tab of tabs) {
      const { queryClient, api, modules } = tab;
      const { queryKey } = modules.paymentCheckQuery(reference, queryClient);
      const kind = queryClient.getQueryData<{ kind: string }>(queryKey)?.kind;
      if (kind !== 'paid') continue;
      expect(paymentStatus()).toBe('success');
      const profile = queryClient.getQueryState(api.getOwnAgentProfileQuery().queryKey);
      if (profile?.status === 'success' && !profile.isInvalidated)
        expect(profile.data?.subscriptionType).toBe('Pro');
    }
  } finally {
    for (const stop of model.stops) stop();
    for (const screen of model.screens.values()) screen.destroy();
  }
}

const KINDS = [Open, Open, Open, Leave, Retry, Cancel, Pay, LogIn, LogOut];
const actions = fc.commands(
  [
    fc
      .tuple(fc.constantFrom(...KINDS), fc.constantFrom(0 as const, 1 as const))
      .map(([Kind, tab]) => new Kind(tab)),
  ],
  { maxCommands: 14 },
);

it(
  'a payment is verified once per visit in each of two tabs, and takes effect once, in any order',
  async () => {
    await fc.assert(fc.asyncProperty(fc.scheduler(), actions, requestFaults, runRace), {
      numRuns: INTERLEAVINGS,
      seed: 20261126,
      endOnFailure: true,
    });
  },
  RACE_TIMEOUT,
);
