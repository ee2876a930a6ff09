import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A tab with its own instances of the session's modules. */
const openTab = async () => {
  vi.resetModules();
  const [
    { getSession, endSession, subscribeToSession },
    { updateSessionRecord },
    { startSession },
    { isSameAccount },
    { currentSessionOf },
  ] = await Promise.all([
    import('./session'),
    import('./updateSessionRecord'),
    import('./startSession'),
    import('./isSameAccount'),
    import('../client/accountClient'),
  ]);
  return {
    getSession,
    endSession,
    subscribeToSession,
    isSameAccount,
    currentSessionOf,
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

/** The content of localStorage. */
let device: Device;
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

/** Token and record contain their owner, so that mixed pairs can be detected. */
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

/** All interleavings of the steps of the first (0) and the second (1) operation. */
function* orders(first: number, second: number): Generator<readonly (0 | 1)[]> {
  if (first + second === 0) yield [];
  if (first > 0) for (const rest of orders(first - 1, second)) yield [0, ...rest];
  if (second > 0) for (const rest of orders(first, second - 1)) yield [1, ...rest];
}

const ownerOf = (session: Session): string | null => {
  if (session.role === 'guest') return null;
  const owner = session.token.split('-')[0] ?? '';
  if (owner !== session.record['id'])
    throw new Error(`${session.token} was read with the record of ${String(session.record['id'])}`);
  return owner;
};

/** Whether the stored agent token and agent record are of different accounts, and no user is stored. */
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

/** Reads without the reader's cached session, as a newly opened page does. */
const readUncached = (): Session => {
  const stored = device;
  device = new Map();
  reader.getSession();
  device = stored;
  return reader.getSession();
};

/**
 * Runs two operations in two tabs; each step is one storage write, after which a third tab reads the session.
 * @returns number of steps
 */
function run(start: Device, operations: readonly [string, string], order: readonly (0 | 1)[]): number {
  device = new Map(start);
  let previous = readUncached();
  const formOwner = previous;
  const stop = reader.subscribeToSession(() => {
    if (isMixed() && ownerOf(reader.getSession()) !== null)
      throw new Error('Listeners were notified of a half-written session');
  });
  const pending: [Write[] | null, Write[] | null] = [null, null];
  for (const tab of order) {
    const shared = device;
    // An operation reads when it starts; its writes become visible to other tabs one by one.
    if (pending[tab] === null) {
      device = new Map(shared);
      writes = [];
      OPERATIONS[operations[tab]]?.(tabs[tab]);
      pending[tab] = writes;
      device = shared;
    }
    const step = pending[tab]?.shift();
    if (!step) continue;
    apply(shared, step);
    notifyReader({ key: step.key });
    const current = reader.getSession();
    const owner = ownerOf(current);
    if (owner !== null && reader.isSameAccount(previous, current) && owner !== ownerOf(previous))
      throw new Error(`isSameAccount mistakes ${owner} for ${ownerOf(previous)}`);
    previous = current;
    let authorization = '';
    try {
      authorization = `Bearer ${reader.currentSessionOf(formOwner).token}`;
    } catch {
      // Nothing is sent.
    }
    if (authorization && !authorization.startsWith(`Bearer ${ownerOf(formOwner)}-`))
      throw new Error(`Input of ${ownerOf(formOwner)} was sent with ${authorization}`);
  }
  vi.runAllTimers();
  const settled = readUncached();
  if (isMixed() && ownerOf(settled) !== null)
    throw new Error(`A half-written session was read as the session of ${ownerOf(settled)}`);
  stop();
  return order.length;
}

const STARTS: Readonly<Record<string, () => Device>> = {
  guest: () => new Map(),
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

const MAX_WRITES: Readonly<Record<string, number>> = { 'logs out': 6, 'updates the record': 1 };
const maxWritesOf = (operation: string) => MAX_WRITES[operation] ?? 5;

describe('all interleavings of two tabs that write a session', () => {
  const names = Object.keys(OPERATIONS);
  const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));

  it.each(pairs)('one tab %s, one %s: no token is read with the record of another account', (...pair) => {
    let steps = 0;
    for (const start of Object.values(STARTS)) {
      const from = start();
      for (const order of orders(maxWritesOf(pair[0]), maxWritesOf(pair[1]))) steps += run(from, pair, order);
    }
    expect(steps).toBeGreaterThan(0);
  });
});
