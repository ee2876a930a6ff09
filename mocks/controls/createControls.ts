import { endSession, getSession, startSession, updateSessionRecord } from '@efie/api';
import { DEMO_ACCOUNTS, demoAccount } from '../accounts';
import type { MockDb, RecordType, Result, VerificationRecord } from '../db';
import type { PaymentRecord, Role } from '../factories/records';
import { toWireAgent, toWireUser } from '../handlers/wire';
import type { ScenarioId } from '../scenarios';
import type { IgnoredSwitch, UrlSwitches, SignInChoice } from './urlSwitches';
import type { ClockSetting } from './clock';
import type { StoredSettings } from './settings';
import type { NetworkSetting } from './network';
import { signInDemoAccount } from './signInDemoAccount';

/** The state of the panel; a new object after every change. */
export interface ControlState extends StoredSettings {
  scenario: ScenarioId;
  /** Pending verification codes, newest first. */
  codes: readonly VerificationRecord[];
  /** Pending payments, newest first. */
  payments: readonly PaymentRecord[];
  /** Switches of the URL with invalid values. */
  ignored: readonly IgnoredSwitch[];
  editedCount: number;
}

/** Reads and edits records. The app refetches after every edit. */
export interface RecordStore extends Pick<MockDb, 'findRecords' | 'isEdited'> {
  save(type: RecordType, id: string, value: unknown): Result;
  reset(type: RecordType, id: string): Result;
}

export interface MockControls {
  getState(): ControlState;
  subscribe(listener: () => void): () => void;
  /** Replaces the session. Unlike a login, it does not move a guest's favorites and drafts to the account. */
  signIn(who: SignInChoice): void;
  setNetwork(network: NetworkSetting): void;
  setClock(clock: ClockSetting): void;
  /** Replaces all data with a scenario. */
  loadScenario(scenario: ScenarioId): void;
  completePayment(reference: string): void;
  dismissIgnored(): void;
  records: RecordStore;
  /** Applies the switches of a URL, the scenario before the session. */
  apply(switches: UrlSwitches): void;
  /** Applies settings that were changed in another tab. */
  applyStoredSettings(settings: StoredSettings): void;
}

export interface ControlsDependencies {
  db: MockDb;
  settings: StoredSettings;
  ignored?: readonly IgnoredSwitch[];
  /** Applies a network setting to the following requests, replacing the previous one. */
  setFaults(network: NetworkSetting): void;
  setClock(clock: ClockSetting): void;
  storeSettings(settings: StoredSettings): void;
  /** The data or the session was replaced. */
  onDataReset(): void;
  /** A record changed; the session and the scenario did not. */
  onDataChanged(): void;
  /** Sign-in failed because the account's email is not verified. */
  onUnverified(role: Role, email: string): void;
}

/** The demo account of a session, or 'guest'; null for any other account. */
export function getSignInChoice(session = getSession()): SignInChoice | null {
  if (session.role === 'guest') return 'guest';
  const { role, record } = session;
  const account = DEMO_ACCOUNTS.find((entry) => entry.role === role && entry.id === String(record['id']));
  return account?.key ?? null;
}

/** Creates the controls of the mock backend, used by the panel, by URL switches and by synchronization between tabs. */
export function createControls(dependencies: ControlsDependencies): MockControls {
  const { db } = dependencies;
  const listeners = new Set<() => void>();
  let state: ControlState = {
    ...dependencies.settings,
    scenario: db.scenario(),
    codes: db.pendingCodes(),
    payments: db.pendingPayments(),
    ignored: dependencies.ignored ?? [],
    editedCount: db.editedCount(),
  };

  const setState = (changes: Partial<ControlState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const applySettings = ({ network, clock }: StoredSettings) => {
    dependencies.setFaults(network);
    dependencies.setClock(clock);
    setState({ network, clock });
  };

  const applyAndStoreSettings = (changes: Partial<StoredSettings>) => {
    const settings = { network: state.network, clock: state.clock, ...changes };
    applySettings(settings);
    dependencies.storeSettings(settings);
  };

  db.subscribe((kind) => {
    const isOtherScenario = db.scenario() !== state.scenario;
    setState({
      scenario: db.scenario(),
      codes: db.pendingCodes(),
      payments: db.pendingPayments(),
      editedCount: db.editedCount(),
    });
    // Another tab has loaded another scenario.
    if (kind === 'restored' && isOtherScenario) dependencies.onDataReset();
  });

  /** Ends a session whose account does not exist in the new data. */
  const dropStaleSession = () => {
    const session = getSession();
    if (session.role === 'guest') return;
    const { role, token } = session;
    const profile = role === 'agent' ? db.getAgentProfile(token) : db.getUserProfile(token);
    if (!profile.ok) endSession();
  };

  /** Updates the stored session record, because the header shows it without a request. */
  const refreshSession = () => {
    const session = getSession();
    if (session.role === 'guest') return;
    if (session.role === 'agent') {
      const profile = db.getAgentProfile(session.token);
      if (profile.ok) updateSessionRecord({ ...toWireAgent(profile.agent) });
    } else {
      const profile = db.getUserProfile(session.token);
      if (profile.ok) updateSessionRecord({ ...toWireUser(profile.user) });
    }
  };

  const notifyIfOk = (result: Result): Result => {
    if (result.ok) {
      refreshSession();
      dependencies.onDataChanged();
    }
    return result;
  };

  const controls: MockControls = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn(who) {
      const result = who === 'guest' ? null : signInDemoAccount(db, demoAccount(who));
      if (result?.kind === 'in') startSession(result.role, result.token, result.record);
      else endSession();
      dependencies.onDataReset();
      if (result?.kind === 'unverified') dependencies.onUnverified(result.role, result.email);
    },
    setNetwork: (network) => applyAndStoreSettings({ network }),
    setClock(clock) {
      applyAndStoreSettings({ clock });
      dependencies.onDataReset();
    },
    loadScenario(scenario) {
      db.reset(scenario);
      dropStaleSession();
      dependencies.onDataReset();
    },
    completePayment(reference) {
      db.completeCheckout(reference, 'success');
      dependencies.onDataReset();
    },
    records: {
      findRecords: db.findRecords,
      isEdited: db.isEdited,
      save: (type, id, value) => notifyIfOk(db.replaceRecord(type, id, value)),
      reset: (type, id) => notifyIfOk(db.resetRecord(type, id)),
    },
    dismissIgnored: () => setState({ ignored: [] }),
    apply({ scenario, as, network, clock }) {
      if (network || clock) applyAndStoreSettings({ ...(network && { network }), ...(clock && { clock }) });
      else applySettings(state);
      if (scenario) controls.loadScenario(scenario);
      if (as) controls.signIn(as);
    },
    applyStoredSettings: applySettings,
  };
  return controls;
}
