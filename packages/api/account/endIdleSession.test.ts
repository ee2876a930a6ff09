import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from '../config';
import { endSession, getSession, subscribeToUnauthorized } from '../session/session';
import { startSession } from '../session/startSession';
import { stubDevice, type TestDevice } from '../storage/testDevice';
import { endIdleSession } from './endIdleSession';

const MINUTE = 60_000;
const KEY = 'efie-last-input';

let device: TestDevice;
let ended: string[];
let requests: [path: string, token: string | null][];
let stop: () => void;

const act = (type = 'keydown') => window.dispatchEvent(new Event(type));
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE);
const role = () => getSession().role;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00Z') });
  device = stubDevice();
  ended = [];
  requests = [];
  configureApi({ baseUrl: 'https://api.test' });
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    requests.push([new URL(url).pathname, headers.get('Authorization')]);
    return Response.json({});
  });
  const unsubscribe = subscribeToUnauthorized((of) => ended.push(of));
  stop = unsubscribe;
});
afterEach(() => {
  stop();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(minutes: number, isSending?: () => boolean): void {
  const unsubscribe = stop;
  const stopWatching = endIdleSession(minutes, isSending);
  stop = () => {
    stopWatching();
    unsubscribe();
  };
}

describe('a session without input', () => {
  it('ends after the time, as after a 401, and its token is ended on the server', async () => {
    startSession('agent', 'token-a', { id: '1' });
    watch(15);
    pass(14);
    expect(role()).toBe('agent');
    pass(1);
    expect(role()).toBe('guest');
    expect(ended).toEqual(['agent']);
    expect(device.size).toBe(0);
    await vi.waitFor(() => expect(requests).toEqual([['/api/auth/agent/logout', 'Bearer token-a']]));
  });

  it('stays while there is input, in this tab or another', () => {
    startSession('user', 'token-u', { id: '1' });
    watch(15);
    for (const type of ['pointerdown', 'keydown', 'input', 'wheel']) {
      pass(14);
      act(type);
    }
    pass(14);
    device.set(KEY, String(Date.now()));
    pass(14);
    expect(role()).toBe('user');
    pass(1);
    expect(role()).toBe('guest');
  });

  it('ends when the browser was closed or the device slept meanwhile, and late input does not save it', () => {
    startSession('user', 'token-u', { id: '1' });
    device.set(KEY, String(Date.now() - 15 * MINUTE));
    watch(15);
    expect(role()).toBe('guest');
    startSession('user', 'token-v', { id: '1' });
    // Timers of a sleeping device do not run.
    vi.setSystemTime(Date.now() + 20 * MINUTE);
    act();
    expect(role()).toBe('guest');
  });

  it('stays while a form is being sent, for at most an hour, and ends after it', () => {
    startSession('agent', 'token-a', { id: '1' });
    let isSending = true;
    watch(15, () => isSending);
    pass(59);
    expect(role()).toBe('agent');
    isSending = false;
    pass(14);
    expect(role()).toBe('agent');
    pass(1);
    expect(role()).toBe('guest');

    startSession('agent', 'token-b', { id: '1' });
    isSending = true;
    pass(60 + 15);
    expect(role()).toBe('guest');
  });

  it('ends after a device slept while a form was being sent', () => {
    startSession('agent', 'token-a', { id: '1' });
    watch(15, () => true);
    vi.setSystemTime(Date.now() + 20 * MINUTE);
    act();
    expect(role()).toBe('guest');
  });

  it('starts anew with each login, and an unreadable or future time counts as now', () => {
    startSession('user', 'token-u', { id: '1' });
    for (const text of ['x', '', String(Date.now() + 1e9)]) {
      device.set(KEY, text);
      watch(15);
      expect(role()).toBe('user');
    }
    endSession();
    expect(device.has(KEY)).toBe(false);
    pass(60);
    startSession('agent', 'token-a', { id: '2' });
    pass(14);
    expect(role()).toBe('agent');
  });

  it('leaves nothing of a guest on the device', () => {
    watch(15);
    act();
    pass(30);
    expect(device.size).toBe(0);
    expect(ended).toEqual([]);
  });

  it('ends exactly when no input was for the time, whatever the order of input and waiting', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 }), (pauses) => {
        device.clear();
        startSession('user', 'token-u', { id: '1' });
        const stopWatching = endIdleSession(15);
        const isOver = pauses.some((minutes) => {
          pass(minutes);
          if (role() === 'user') act();
          return minutes >= 15;
        });
        expect(role()).toBe(isOver ? 'guest' : 'user');
        stopWatching();
        endSession();
      }),
      { seed: 20261126, numRuns: 50 },
    );
  });
});
