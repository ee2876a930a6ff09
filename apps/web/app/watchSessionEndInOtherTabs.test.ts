import { endSession, resetStorageMemory, startSession } from '@efie/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSessionEndInOtherTabs } from './watchSessionEndInOtherTabs';

/** The contents of localStorage, which another tab can change. */
let device: Map<string, string>;
let stop: () => void;
const onEnd = vi.fn<(next: string) => void>();

function inAnotherTab(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) device.delete(key);
    else device.set(key, value);
  }
  for (const key of Object.keys(changes)) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const SIGNED_OUT = { agentToken: null, userType: null, agent: null };

beforeEach(() => {
  device = new Map();
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  resetStorageMemory();
  onEnd.mockClear();
  startSession('agent', 'token-1', { id: '9' });
  stop = watchSessionEndInOtherTabs(onEnd);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a session that ends in another tab', () => {
  it('is reported once, however many keys are removed', () => {
    inAnotherTab(SIGNED_OUT);
    expect(onEnd.mock.calls).toEqual([['guest']]);
  });

  it('is reported when an account of another role replaces it', () => {
    inAnotherTab({ ...SIGNED_OUT, userToken: 'token-2', userType: 'user', user: '{"name":"Ama"}' });
    expect(onEnd.mock.calls).toEqual([['user']]);
  });

  it('is not reported when it ends in this tab or continues with a new token', () => {
    inAnotherTab({ agentToken: 'token-2' });
    endSession();
    startSession('user', 'token-3', { name: 'Ama' });
    expect(onEnd).not.toHaveBeenCalled();
  });
});
