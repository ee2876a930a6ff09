import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A session and the account of a tab, each tab with modules of its own, as each process has. */
const openTab = async () => {
  vi.resetModules();
  const [
    { getSession, endSession, subscribeToSession },
    { updateSessionRecord },
    { startSession },
    { isSameAccount },
    { authorizedAs },
  ] = await Promise.all([
    import('./session'),
    import('./writeSession'),
    import('./startSession'),
    import('./isSameAccount'),
    import('../client/authorizedAs'),
  ]);
  return {
    getSession,
    endSession,
    subscribeToSession,
    isSameAccount,
    authorizedAs,
    startSession,
    updateSessionRecord,
  };
};
type Tab = Awaited<ReturnType<typeof openTab>>;
type Session = ReturnType<Tab['getSession']>;

type Device = Map<string, string>;
interface Write {
  key: string;
  value: string | null;
}

/** What the tab that runs reads and writes. */
let device: Device;
/** The writes of the operation that runs. */
let writes: Write[];
let notifyReader: (event: { key: string }) => void;

const apply = (to: Device, { key, value }: Write) => {
  if (value === null) to.delete(key);
  else to.set(key, value);
};
const write = (key: string, value: string | null) => {
  apply(device, { key, value });
  writes.push({ key, value });
};

const fields = (owner: string) => ({ id: owner, email: `${owner}@example.com`, fullName: owner });

/** Token and record name their owner, so that a mixed pair shows. */
const OPERATIONS: Readonly<Record<string, (tab: Tab) => void>> = {
  'logs in as Ama': (tab) => tab.startSession('agent', 'ama-token-2', fields('ama')),
  'logs in as Kofi': (tab) => tab.startSession('agent', 'kofi-token', fields('kofi')),
  'logs in as Esi, a user': (tab) => tab.startSession('user', 'esi-token', fields('esi')),
  'logs out': (tab) => tab.endSession(),
  'updates the record': (tab) => tab.updateSessionRecord({ bio: 'New' }),
};

const stored = (role: string, token: string, owner: string, more = {}) =>
  new Map([
    [`${role}Token`, token],
    ['userType', role],
    [role, JSON.stringify({ ...fields(owner), ...more })],
  ]);

/** All orders of as many steps of the first (0) and the second (1). */
function* orders(first: number, second: number): Generator<readonly (0 | 1)[]> {
  if (first + second === 0) yield [];
  if (first > 0) for (const rest of orders(first - 1, second)) yield [0, ...rest];
  if (second > 0) for (const rest of orders(first, second - 1)) yield [1, ...rest];
}

const ownerOf = (session: Session): string | null => {
  if (session.role === 'guest') return null;
  const owner = session.token.split('-')[0] ?? '';
  if (owner !== session.record['id'])
    throw new Error(`${session.token} with ${String(session.record['id'])}`);
  return owner;
};

/** The device holds the agent's token of one account, the agent's record of another, and no user. */
const isMixed = (): boolean => {
  const [token, record] = [device.get('agentToken'), device.get('agent')];
  if (token === undefined || record === undefined || device.has('userToken')) return false;
  return !record.includes(`"id":"${token.split('-')[0]}"`);
};

let reader: Tab;
let tabs: readonly [Tab, Tab];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: write,
      removeItem: (key: string) => write(key, null),
    },
    addEventListener: (type: string, listener: typeof notifyReader) => {
      if (type === 'storage') notifyReader = listener;
    },
    removeEventListener: () => undefined,
  });
  device = new Map();
  writes = [];
  [reader, ...tabs] = [await openTab(), await openTab(), await openTab()];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reads as a page that has just been opened: nothing is remembered. */
const readAfresh = (): Session => {
  const now = device;
  device = new Map();
  reader.getSession();
  device = now;
  return reader.getSession();
};

/**
 * Both tabs act on one device; each step is one storage write, and the reader looks after each of them.
 * @returns how many steps were looked at
 */
function run(start: Device, operations: readonly [string, string], order: readonly (0 | 1)[]): number {
  device = new Map(start);
  let former = readAfresh();
  const typist = former;
  const stop = reader.subscribeToSession(() => {
    if (isMixed() && ownerOf(reader.getSession()) !== null)
      throw new Error('A half-written session is announced');
  });
  const pending: [Write[] | null, Write[] | null] = [null, null];
  for (const at of order) {
    const shared = device;
    // An operation reads as it begins; its writes reach the others one by one.
    if (pending[at] === null) {
      device = new Map(shared);
      writes = [];
      OPERATIONS[operations[at]]?.(tabs[at]);
      pending[at] = writes;
      device = shared;
    }
    const step = pending[at]?.shift();
    if (!step) continue;
    apply(shared, step);
    notifyReader({ key: step.key });
    const now = reader.getSession();
    const owner = ownerOf(now);
    if (owner !== null && reader.isSameAccount(former, now) && owner !== ownerOf(former))
      throw new Error(`${owner} counts as ${ownerOf(former)}`);
    former = now;
    let authorization = '';
    try {
      authorization = reader.authorizedAs(typist).headers.Authorization;
    } catch {
      // Nothing is sent.
    }
    if (authorization && !authorization.startsWith(`Bearer ${ownerOf(typist)}-`))
      throw new Error(`Input of ${ownerOf(typist)} is sent with ${authorization}`);
  }
  vi.runAllTimers();
  const settled = readAfresh();
  if (isMixed() && ownerOf(settled) !== null)
    throw new Error(`A half-written session is ${ownerOf(settled)}'s`);
  stop();
  return order.length;
}

const STARTS: Readonly<Record<string, () => Device>> = {
  nobody: () => new Map(),
  'Ama, stored before records had a hash': () => stored('agent', 'ama-token-1', 'ama'),
  Ama: () => {
    device = new Map();
    tabs[0].startSession('agent', 'ama-token-1', fields('ama'));
    return new Map(device);
  },
  'Esi, a user': () => {
    device = new Map();
    tabs[0].startSession('user', 'esi-token', fields('esi'));
    return new Map(device);
  },
};

/** At most as many writes as an operation has. */
const LENGTHS: Readonly<Record<string, number>> = { 'logs out': 6, 'updates the record': 1 };
const lengthOf = (operation: string) => LENGTHS[operation] ?? 5;

describe('two tabs that write a session at the same time, all orders of their writes', () => {
  const names = Object.keys(OPERATIONS);
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

  it.each(pairs)('F7 F8: one %s, one %s: no token is read with the record of another account', (...pair) => {
    let steps = 0;
    for (const start of Object.values(STARTS)) {
      const from = start();
      for (const order of orders(lengthOf(pair[0]), lengthOf(pair[1]))) steps += run(from, pair, order);
    }
    expect(steps).toBeGreaterThan(0);
  });
});
