import { endSession, getSession, resetStorageMemory, startSession, updateSessionRecord } from '@efie/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccount } from '../accounts';
import { createMockDb } from '../db';
import { FIXED_NOW } from '../factories';
import { createControls, whoIsIn, type ControlledParts } from './createControls';
import { KEPT_KEY, readKeptSettings, writeKeptSettings, type KeptSettings } from './kept';
import { OK } from './network';

const RUNNING = { kind: 'running' } as const;
const OFFLINE = { kind: 'fault', fault: 'offline', operation: 'all' } as const;

function setUp(settings: KeptSettings = { network: OK, clock: RUNNING }) {
  const db = createMockDb({ scenario: 'small' });
  const parts = {
    db,
    settings,
    setFaults: vi.fn<ControlledParts['setFaults']>(),
    moveClock: vi.fn<ControlledParts['moveClock']>(),
    keep: vi.fn<ControlledParts['keep']>(),
    onWorldChanged: vi.fn<ControlledParts['onWorldChanged']>(),
    onRecordChanged: vi.fn<ControlledParts['onRecordChanged']>(),
    onUnverified: vi.fn<ControlledParts['onUnverified']>(),
  };
  return { db, parts, controls: createControls(parts) };
}

beforeEach(() => {
  endSession();
  resetStorageMemory();
});

describe('signing in by one click', () => {
  it('starts the session of a demo account with the record a login would answer', () => {
    const { controls, parts } = setUp();
    controls.signIn('agent-free');
    const { token, name } = demoAccount('agent-free');
    expect(getSession()).toMatchObject({ role: 'agent', token, record: { fullName: name, listingLimit: 3 } });
    expect(getSession()).not.toHaveProperty('record.password');
    expect(whoIsIn()).toBe('agent-free');
    expect(parts.onWorldChanged).toHaveBeenCalledOnce();
    controls.signIn('user');
    expect(whoIsIn()).toBe('user');
    controls.signIn('guest');
    expect(whoIsIn()).toBe('guest');
  });

  it('gets in again after that account was logged out', () => {
    const { controls, db } = setUp();
    for (const key of ['user', 'agent-premium'] as const) {
      const { role, token } = demoAccount(key);
      expect(db.logOut(role, token).ok).toBe(true);
      controls.signIn(key);
      expect(whoIsIn()).toBe(key);
      expect(getSession()).not.toHaveProperty('token', token);
    }
  });

  it.each(['user-unverified-email', 'agent-unverified-email'] as const)(
    '%s does not get in before the code is entered, and a code waits',
    (key) => {
      const { controls, db, parts } = setUp();
      const { role, email } = demoAccount(key);
      controls.signIn('user');
      controls.signIn(key);
      expect(whoIsIn()).toBe('guest');
      expect(parts.onUnverified).toHaveBeenCalledWith(role, email);
      db.verifyEmail({ code: db.verificationCodeOf(email) ?? '' });
      controls.signIn(key);
      expect(whoIsIn()).toBe(key);
    },
  );

  it('knows no demo account in another person', () => {
    startSession('user', 'token', { id: '101' });
    expect(whoIsIn()).toBeNull();
    updateSessionRecord({ id: 501 });
    expect(whoIsIn()).toBe('user');
  });
});

describe('the inbox', () => {
  it('shows a code the moment it is sent, the newest first, and loses it once used', () => {
    const { controls, db } = setUp();
    const heard = vi.fn<() => void>();
    controls.subscribe(heard);
    const password = 'secret-1';
    db.signUpUser({ name: 'Ama', email: 'ama@example.com', password, confirmPassword: password });
    const [first] = controls.getState().codes;
    expect(first).toMatchObject({ email: 'ama@example.com', role: 'user', sentAt: FIXED_NOW });
    expect(first?.code).toMatch(/^\d{6}$/);
    expect(heard).toHaveBeenCalledOnce();
    db.verifyEmail({ code: first?.code });
    expect(controls.getState().codes.map(({ email }) => email)).not.toContain('ama@example.com');
  });
});

describe('switches', () => {
  it('keep network and clock, and make them true', () => {
    const { controls, parts } = setUp();
    controls.setNetwork(OFFLINE);
    expect(parts.setFaults).toHaveBeenLastCalledWith(OFFLINE);
    expect(parts.keep).toHaveBeenLastCalledWith({ network: OFFLINE, clock: RUNNING });
    controls.setClock({ kind: 'ahead', days: 40 });
    expect(parts.moveClock).toHaveBeenLastCalledWith({ kind: 'ahead', days: 40 });
    expect(controls.getState()).toMatchObject({ network: OFFLINE, clock: { days: 40 } });
  });

  it('begin another world, and end a session that it does not know', () => {
    const { controls, db } = setUp();
    controls.signIn('user');
    controls.loadScenario('empty');
    expect(db.listProperties()).toEqual([]);
    expect(whoIsIn()).toBe('user');
    const password = 'secret-1';
    db.signUpUser({ name: 'Ama', email: 'ama@example.com', password, confirmPassword: password });
    db.verifyEmail({ code: db.verificationCodeOf('ama@example.com') ?? '' });
    const login = db.logInUser({ email: 'ama@example.com', password });
    if (!login.ok) throw new Error(login.message);
    startSession('user', login.token, { ...login.user });
    controls.loadScenario('empty');
    expect(getSession().role).toBe('guest');
  });

  it('ask the app to look again when another tab has begun another world', () => {
    const { controls, db, parts } = setUp();
    db.restore(createMockDb({ scenario: 'small' }).snapshot());
    expect(parts.onWorldChanged).not.toHaveBeenCalled();
    db.restore(createMockDb({ scenario: 'empty' }).snapshot());
    expect(parts.onWorldChanged).toHaveBeenCalledOnce();
    expect(controls.getState().scenario).toBe('empty');
  });
});

describe('an address', () => {
  it('is applied as a whole: world first, then who is in it', () => {
    const { controls, db, parts } = setUp();
    controls.apply({ scenario: 'empty', as: 'agent-free', network: OFFLINE });
    expect(db.scenario()).toBe('empty');
    expect(whoIsIn()).toBe('agent-free');
    expect(parts.setFaults).toHaveBeenLastCalledWith(OFFLINE);
  });

  it('that asks for nothing leaves what was on before', () => {
    const { controls, parts } = setUp({ network: OFFLINE, clock: RUNNING });
    controls.apply({});
    expect(parts.setFaults).toHaveBeenLastCalledWith(OFFLINE);
    expect(parts.keep).not.toHaveBeenCalled();
  });
});

describe('what is kept', () => {
  it('reads back, is absent while all is ordinary, and forgives what it cannot read', () => {
    writeKeptSettings({ network: OFFLINE, clock: { kind: 'ahead', days: -3 } });
    expect(readKeptSettings()).toEqual({ network: OFFLINE, clock: { kind: 'ahead', days: -3 } });
    writeKeptSettings({ network: OK, clock: RUNNING });
    expect(readKeptSettings()).toEqual({ network: OK, clock: RUNNING });
    expect(KEPT_KEY).toBe('efie-mock');
  });
});
