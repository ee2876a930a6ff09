import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextMacrotask } from 'node:timers/promises';
import fc, { type Scheduler } from 'fast-check';
import { notifyManager, QueryClient, type MutationOptions, MutationObserver } from '@tanstack/react-query';
import { vi } from 'vitest';

/** 500 interleavings in `npm run test:all`, fewer in `npm test`. */
export const INTERLEAVINGS = process.env['TESTS'] === 'full' ? 500 : 50;

/** In ms, for 500 interleavings on a busy machine. */
export const RACE_TIMEOUT = 120_000;

/** The fault of a request. `lost request` never reaches the server; the response of `lost response` never arrives. */
export type RequestFault = 'none' | 'lost request' | 'lost response' | 'server error';

export const requestFaults = fc.array(
  fc.constantFrom<RequestFault[]>('none', 'none', 'none', 'lost request', 'lost response', 'server error'),
  { minLength: 12, maxLength: 40 },
);

type Api = typeof import('..');

/** A tab with its own instances of the modules of packages/api. */
export interface Tab<Modules = object> {
  readonly name: string;
  readonly api: Api;
  /** Further modules, which the package does not export. */
  readonly modules: Modules;
  queryClient: QueryClient;
  /** Runs a function as code of this tab: its storage writes, requests and listeners belong to it, also later ones. */
  run: <Result>(action: () => Result) => Result;
}

interface Channel {
  tab: string;
  name: string;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface SentRequest {
  tab: string;
  request: Request;
}

/** Macrotasks without a scheduled task after which what is in flight never ends. */
const MAX_QUIET_TURNS = 200;

const currentTab = new AsyncLocalStorage<string>();
const device = new Map<string, string>();
let listeners: { tab: string; listener: (event: object) => void }[] = [];
let channels: Channel[] = [];
let race: Race | null = null;
let tabNames: string[] = [];

const tabName = (): string => currentTab.getStore() ?? 'no tab';

/** Delivers in order to each recipient, at moments that the scheduler chooses. */
const queues = new Map<string, (() => void)[]>();
function deliver(label: string, recipient: string, task: () => void): void {
  const queue = queues.get(recipient) ?? [];
  queues.set(recipient, [...queue, task]);
  void race?.scheduler.schedule(Promise.resolve(), label).then(() => {
    const [next, ...rest] = queues.get(recipient) ?? [];
    queues.set(recipient, rest);
    next?.();
  });
}

function writeItem(key: string, value: string | null): void {
  const before = device.get(key) ?? null;
  if (before === value) return;
  if (value === null) device.delete(key);
  else device.set(key, value);
  for (const tab of tabNames.filter((name) => name !== tabName())) {
    deliver(`${tab}: storage event ${key}`, `storage of ${tab}`, () =>
      currentTab.run(tab, () => {
        for (const entry of listeners.filter((one) => one.tab === tab)) entry.listener({ key });
      }),
    );
  }
}

const fakeWindow = {
  localStorage: {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => writeItem(key, value),
    removeItem: (key: string) => writeItem(key, null),
  },
  addEventListener: (type: string, listener: (event: object) => void) => {
    if (type === 'storage') listeners.push({ tab: tabName(), listener });
  },
  removeEventListener: (_type: string, listener: (event: object) => void) => {
    listeners = listeners.filter((entry) => entry.listener !== listener);
  },
};

class FakeChannel implements Channel {
  readonly tab = tabName();
  onmessage: Channel['onmessage'] = null;
  constructor(readonly name: string) {
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const channel of channels.filter((one) => one.name === this.name && one.tab !== this.tab)) {
      deliver(`${channel.tab}: message`, `channel of ${channel.tab}`, () =>
        currentTab.run(channel.tab, () => channel.onmessage?.({ data })),
      );
    }
  }
  close(): void {
    channels = channels.filter((one) => one !== this);
  }
}

async function fakeFetch(request: Request): Promise<Response> {
  const current = race;
  if (current === null) throw new TypeError('No race is running.');
  const { signal } = request;
  signal.throwIfAborted();
  const sent = { tab: tabName(), request };
  const label = `${sent.tab}: ${request.method} ${new URL(request.url).pathname}`;
  const fault = current.nextFault();
  current.onSend(sent);

  const exchange = async (): Promise<Response> => {
    await current.scheduler.schedule(Promise.resolve(), label);
    signal.throwIfAborted();
    if (fault === 'lost request') throw new TypeError('Failed to fetch');
    const response =
      (fault === 'server error' ? undefined : await current.respond(sent)) ??
      new Response(null, { status: 500 });
    await current.scheduler.schedule(Promise.resolve(), `${label} responds`);
    signal.throwIfAborted();
    if (fault === 'lost response') throw new TypeError('Failed to fetch');
    return response;
  };
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([exchange(), aborted]);
}

/** Replaces storage, channels and fetch for the tests of a file, and opens two tabs. */
export async function openTabs<Modules>(
  load: () => Promise<Modules>,
): Promise<readonly [Tab<Modules>, Tab<Modules>]> {
  vi.stubGlobal('window', fakeWindow);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('fetch', fakeFetch);
  notifyManager.setScheduler(queueMicrotask);
  const open = async (name: string): Promise<Tab<Modules>> => {
    vi.resetModules();
    const [api, modules] = await Promise.all([import('..'), load()]);
    api.configureApi({ baseUrl: 'http://backend.test' });
    return {
      name,
      api,
      modules,
      queryClient: new QueryClient(),
      run: (action) => currentTab.run(name, action),
    };
  };
  return [await open('A'), await open('B')];
}

/** The text that the device stores under a key. */
export const storedOnDevice = (key: string): string | null => device.get(key) ?? null;

export function closeTabs(): void {
  race = null;
  vi.unstubAllGlobals();
  notifyManager.setScheduler((callback) => setTimeout(callback, 0));
  vi.resetModules();
}

/** An action of the user in a tab. `Model` holds what must be true. */
export abstract class Action<Modules, Model extends object> implements fc.AsyncCommand<Model, Race> {
  constructor(readonly tab: 0 | 1) {}
  check = (): boolean => true;
  async run(model: Model, current: Race): Promise<void> {
    await current.scheduler.schedule(Promise.resolve(), String(this));
    this.act(current.tabs[this.tab] as Tab<Modules>, model, current);
  }
  /** Must not wait for a response: the next action may come before it. */
  protected abstract act(tab: Tab<Modules>, model: Model, current: Race): void;
  toString(): string {
    const values = Object.values(this).filter((value) => typeof value !== 'function');
    return `${this.constructor.name}(${values.join(', ')})`;
  }
}

/** Two tabs on one empty device, whose requests and events the scheduler orders. */
class Race {
  private requests = 0;
  private readonly pending = new Set<Promise<unknown>>();

  /**
   * @param respond runs the handlers of the mock backend
   * @param onSend called with each request, also one that is lost
   */
  constructor(
    readonly tabs: readonly [Tab, Tab],
    readonly scheduler: Scheduler,
    private readonly faults: readonly RequestFault[],
    readonly respond: (sent: SentRequest) => Promise<Response | undefined>,
    readonly onSend: (sent: SentRequest) => void = () => undefined,
  ) {}

  nextFault(): RequestFault {
    this.requests += 1;
    return this.faults[this.requests % this.faults.length] ?? 'none';
  }

  /** Starts an action in a tab, which may fail. */
  start(tab: Tab, action: () => Promise<unknown>): void {
    const ended: Promise<unknown> = tab
      .run(action)
      .catch(() => undefined)
      .finally(() => this.pending.delete(ended));
    this.pending.add(ended);
  }

  private isBusy(): boolean {
    return (
      this.pending.size > 0 ||
      this.tabs.some(({ queryClient }) => queryClient.isFetching() + queryClient.isMutating() > 0)
    );
  }

  /** Runs the actions, and requests and events between them, until nothing is scheduled or in flight. */
  async run<Model extends object>(
    model: Model,
    commands: Iterable<fc.AsyncCommand<Model, Race>>,
  ): Promise<void> {
    const actions = fc.asyncModelRun(() => ({ model, real: this }), commands);
    this.start(this.tabs[0], () => actions);
    for (let quietTurns = 0; quietTurns < (this.isBusy() ? MAX_QUIET_TURNS : 5);) {
      // Promise chains and bodies of responses end before the next task.
      await nextMacrotask();
      quietTurns += 1;
      if (this.scheduler.count() === 0) continue;
      quietTurns = 0;
      await this.scheduler.waitNext(1);
    }
    // Rejects with what an action found.
    await actions;
    if (this.isBusy()) throw new Error('A request, a query or a mutation never ended.');
  }
}

/** Starts a race on an empty device. The parameters are those of the race. */
export function startRace(...parameters: ConstructorParameters<typeof Race>): Race {
  const started = new Race(...parameters);
  device.clear();
  queues.clear();
  tabNames = started.tabs.map(({ name }) => name);
  for (const tab of started.tabs) {
    tab.api.resetStorageMemory();
    tab.queryClient = new QueryClient({
      defaultOptions: {
        queries: { retry: false, staleTime: 60_000, networkMode: 'always', gcTime: Infinity },
        mutations: { retry: false, networkMode: 'always' },
      },
    });
  }
  race = started;
  return started;
}

/** Runs a mutation as a screen does. */
export const mutate = <Data, Variables, Context>(
  { queryClient }: Tab,
  options: MutationOptions<Data, Error, Variables, Context>,
  variables: Variables,
): Promise<Data> => new MutationObserver(queryClient, options).mutate(variables);

export type { Race };
