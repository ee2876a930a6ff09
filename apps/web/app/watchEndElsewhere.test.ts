import { endSession, resetStorageMemory, startSession } from '@efie/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEndElsewhere } from './watchEndElsewhere';

/** What the device keeps; another tab writes to it without this one's knowing. */
let device: Map<string, string>;
let stop: () => void;
const heard = vi.fn<(next: string) => void>();

function inAnotherTab(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) device.delete(key);
    else device.set(key, value);
  }
  for (const key of Object.keys(changes)) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const NOBODY = { agentToken: null, userType: null, agent: null };

beforeEach(() => {
  device = new Map();
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  resetStorageMemory();
  heard.mockClear();
  startSession('agent', 'token-1', { id: '9' });
  stop = watchEndElsewhere(heard);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a session that ends in another tab', () => {
  it('F7: is told once, however many keys go', () => {
    inAnotherTab(NOBODY);
    expect(heard.mock.calls).toEqual([['guest']]);
  });

  it('F8: is told when another role takes its place', () => {
    inAnotherTab({ ...NOBODY, userToken: 'token-2', userType: 'user', user: '{"name":"Ama"}' });
    expect(heard.mock.calls).toEqual([['user']]);
  });

  it('is not told of an end in this tab, nor of the same role going on', () => {
    inAnotherTab({ agentToken: 'token-2' });
    endSession();
    startSession('user', 'token-3', { name: 'Ama' });
    expect(heard).not.toHaveBeenCalled();
  });
});
