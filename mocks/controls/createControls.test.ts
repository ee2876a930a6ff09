import { endSession, getSession, resetStorageMemory, startSession, updateSessionRecord } from '@efie/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccount } from '../accounts';
import { createMockDb } from '../db';
import { FIXED_NOW } from '../factories';
import { createControls, getSignInChoice, type ControlsDependencies } from './createControls';
import { SETTINGS_KEY, readSettings, writeSettings, type StoredSettings } from './settings';
import { NETWORK_OK } from './network';

const RUNNING = { kind: 'running' } as const;
const OFFLINE = { kind: 'fault', fault: 'offline', operation: 'all' } as const;

function setup(settings: StoredSettings = { network: NETWORK_OK, clock: RUNNING }) {
  const db = createMockDb({ scenario: 'small' });
  const dependencies = {
    db,
    settings,
    setFaults: vi.fn<ControlsDependencies['setFaults']>(),
    setClock: vi.fn<ControlsDependencies['setClock']>(),
    storeSettings: vi.fn<ControlsDependencies['storeSettings']>(),
    onDataReset: vi.fn<ControlsDependencies['onDataReset']>(),
    onDataChanged: vi.fn<ControlsDependencies['onDataChanged']>(),
    onUnverified: vi.fn<ControlsDependencies['onUnverified']>(),
  };
  return { db, dependencies, controls: createControls(dependencies) };
}

beforeEach(() => {
  endSession();
  resetStorageMemory();
});

describe('signIn', () => {
  it('starts the session of a demo account with the record that a login responds with', () => {
    const { controls, dependencies } = setup();
    controls.signIn('agent-free');
    const { token, name } = demoAccount('agent-free');
    expect(getSession()).toMatchObject({ role: 'agent', token, record: { fullName: name, listingLimit: 3 } });
    expect(getSession()).not.toHaveProperty('record.password');
    expect(getSignInChoice()).toBe('agent-free');
    expect(dependencies.onDataReset).toHaveBeenCalledOnce();
    controls.signIn('user');
    expect(getSignInChoice()).toBe('user');
    controls.signIn('guest');
    expect(getSignInChoice()).toBe('guest');
  });

  it('signs in again after the account was logged out', () => {
    const { controls, db } = setup();
    for (const key of ['user', 'agent-premium'] as const) {
      const { role, token } = demoAccount(key);
      expect(db.logOut(role, token).ok).toBe(true);
      controls.signIn(key);
      expect(getSignInChoice()).toBe(key);
      expect(getSession()).not.toHaveProperty('token', token);
    }
  });

  it.each(['user-unverified-email', 'agent-unverified-email'] as const)(
    '%s cannot sign in before the code is entered, and a code is pending',
    (key) => {
      const { controls, db, dependencies } = setup();
      const { role, email } = demoAccount(key);
      controls.signIn('user');
      controls.signIn(key);
      expect(getSignInChoice()).toBe('guest');
      expect(dependencies.onUnverified).toHaveBeenCalledWith(role, email);
      db.verifyEmail({ code: db.verificationCodeOf(email) ?? '' });
      controls.signIn(key);
      expect(getSignInChoice()).toBe(key);
    },
  );

  it('getSignInChoice returns null for an account that is not a demo account', () => {
    startSession('user', 'token', { id: '101' });
    expect(getSignInChoice()).toBeNull();
    updateSessionRecord({ id: 501 });
    expect(getSignInChoice()).toBe('user');
  });
});

describe('the inbox', () => {
  it('adds new codes at the top and removes them once used', () => {
    const { controls, db } = setup();
    const listener = vi.fn<() => void>();
    controls.subscribe(listener);
    const password = 'secret-1';
    db.signUpUser({ name: 'Ama', email: 'ama@example.com', password, confirmPassword: password });
    const [first] = controls.getState().codes;
    expect(first).toMatchObject({ email: 'ama@example.com', role: 'user', sentAt: FIXED_NOW });
    expect(first?.code).toMatch(/^\d{6}$/);
    expect(listener).toHaveBeenCalledOnce();
    db.verifyEmail({ code: first?.code });
    expect(controls.getState().codes.map(({ email }) => email)).not.toContain('ama@example.com');
  });
});

describe('switches', () => {
  it('apply and store network and clock', () => {
    const { controls, dependencies } = setup();
    controls.setNetwork(OFFLINE);
    expect(dependencies.setFaults).toHaveBeenLastCalledWith(OFFLINE);
    expect(dependencies.storeSettings).toHaveBeenLastCalledWith({ network: OFFLINE, clock: RUNNING });
    controls.setClock({ kind: 'ahead', days: 40 });
    expect(dependencies.setClock).toHaveBeenLastCalledWith({ kind: 'ahead', days: 40 });
    expect(controls.getState()).toMatchObject({ network: OFFLINE, clock: { days: 40 } });
  });

  it('load another scenario, and end a session that does not exist in it', () => {
    const { controls, db } = setup();
    controls.signIn('user');
    controls.loadScenario('empty');
    expect(db.listProperties()).toEqual([]);
    expect(getSignInChoice()).toBe('user');
    const password = 'secret-1';
    db.signUpUser({ name: 'Ama', email: 'ama@example.com', password, confirmPassword: password });
    db.verifyEmail({ code: db.verificationCodeOf('ama@example.com') ?? '' });
    const login = db.logInUser({ email: 'ama@example.com', password });
    if (!login.ok) throw new Error(login.message);
    startSession('user', login.token, { ...login.user });
    controls.loadScenario('empty');
    expect(getSession().role).toBe('guest');
  });

  it('notify the app when another tab has loaded another scenario', () => {
    const { controls, db, dependencies } = setup();
    db.restore(createMockDb({ scenario: 'small' }).snapshot());
    expect(dependencies.onDataReset).not.toHaveBeenCalled();
    db.restore(createMockDb({ scenario: 'empty' }).snapshot());
    expect(dependencies.onDataReset).toHaveBeenCalledOnce();
    expect(controls.getState().scenario).toBe('empty');
  });
});

describe('applying a URL', () => {
  it('loads the scenario before signing in', () => {
    const { controls, db, dependencies } = setup();
    controls.apply({ scenario: 'empty', as: 'agent-free', network: OFFLINE });
    expect(db.scenario()).toBe('empty');
    expect(getSignInChoice()).toBe('agent-free');
    expect(dependencies.setFaults).toHaveBeenLastCalledWith(OFFLINE);
  });

  it('without switches applies the stored settings', () => {
    const { controls, dependencies } = setup({ network: OFFLINE, clock: RUNNING });
    controls.apply({});
    expect(dependencies.setFaults).toHaveBeenLastCalledWith(OFFLINE);
    expect(dependencies.storeSettings).not.toHaveBeenCalled();
  });
});

describe('stored settings', () => {
  it('are restored, and default to a working network and a running clock', () => {
    writeSettings({ network: OFFLINE, clock: { kind: 'ahead', days: -3 } });
    expect(readSettings()).toEqual({ network: OFFLINE, clock: { kind: 'ahead', days: -3 } });
    writeSettings({ network: NETWORK_OK, clock: RUNNING });
    expect(readSettings()).toEqual({ network: NETWORK_OK, clock: RUNNING });
    expect(SETTINGS_KEY).toBe('efie-mock');
  });
});
