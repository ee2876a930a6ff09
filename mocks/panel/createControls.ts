import { endSession, getSession, startSession, updateSessionRecord } from '@efie/api';
import { DEMO_ACCOUNTS, demoAccount } from '../accounts';
import type { EditableKind, MockDb, RecordChanges, Result, VerificationRecord } from '../db';
import type { PaymentRecord, Role, SentAs } from '../factories/records';
import { toWireAgent, toWireUser } from '../handlers/wire';
import type { ScenarioId } from '../scenarios';
import type { IgnoredWish, MockWishes, Who } from './address';
import type { ClockSetting } from './clock';
import type { KeptSettings } from './kept';
import type { NetworkSetting } from './network';
import { openAccount } from './openAccount';

/** What the panel shows; a new object after every change. */
export interface ControlState extends KeptSettings {
  scenario: ScenarioId;
  /** Every code that waits, the newest first. */
  codes: readonly VerificationRecord[];
  /** Every payment that waits for its payer, the newest first. */
  payments: readonly PaymentRecord[];
  /** Switches of the address that meant nothing. */
  ignored: readonly IgnoredWish[];
  /** How many records were changed by hand. */
  editedCount: number;
}

/** The store, to look into and to change; after every change the app asks again. */
export interface RecordDesk extends Pick<
  MockDb,
  'findRecords' | 'getRecord' | 'getListingView' | 'isEdited' | 'rawListings' | 'getPublicAgent'
> {
  edit(kind: EditableKind, id: string, changes: RecordChanges): Result;
  sendAs(kind: EditableKind, id: string, sentAs: SentAs | null): Result;
  reset(kind: EditableKind, id: string): Result;
  editRaw(index: number, value: unknown): Result;
  resetRaw(index: number): Result;
}

export interface MockControls {
  getState(): ControlState;
  subscribe(listener: () => void): () => void;
  /** Ends whoever is signed in, and signs in this one. A switch, no login: a guest's saved homes and drafts stay where they are. */
  signIn(who: Who): void;
  setNetwork(network: NetworkSetting): void;
  setClock(clock: ClockSetting): void;
  /** Begins a world anew: everything done in the present one is lost. */
  loadScenario(scenario: ScenarioId): void;
  /** Pays a payment that waits, as its payer would. */
  finishPayment(reference: string): void;
  forgetIgnored(): void;
  records: RecordDesk;
  /** Does what an address asks for, the world before the session. */
  apply(wishes: MockWishes): void;
  /** Takes over settings that another tab has made. */
  follow(settings: KeptSettings): void;
}

/** What the controls act on. */
export interface ControlledParts {
  db: MockDb;
  settings: KeptSettings;
  ignored?: readonly IgnoredWish[];
  /** Makes every following call meet what the setting says, and no other fault. */
  setFaults(network: NetworkSetting): void;
  moveClock(clock: ClockSetting): void;
  keep(settings: KeptSettings): void;
  /** What the app holds of an older world or session is no longer true. */
  onWorldChanged(): void;
  /** The server answers something else than before, and nothing more has changed. */
  onRecordChanged(): void;
  /** An account whose address is not verified was asked for. */
  onUnverified(role: Role, email: string): void;
}

/** The demo account or guest that is signed in; null for any other account. */
export function whoIsIn(session = getSession()): Who | null {
  if (session.role === 'guest') return 'guest';
  const { role, record } = session;
  const found = DEMO_ACCOUNTS.find((entry) => entry.role === role && entry.id === String(record['id']));
  return found?.key ?? null;
}

/** All switches of the mock panel, without their looks: the panel, the address and other tabs work through them. */
export function createControls(parts: ControlledParts): MockControls {
  const { db } = parts;
  const listeners = new Set<() => void>();
  let state: ControlState = {
    ...parts.settings,
    scenario: db.scenario(),
    codes: db.waitingCodes(),
    payments: db.waitingPayments(),
    ignored: parts.ignored ?? [],
    editedCount: db.editedCount(),
  };

  const change = (changes: Partial<ControlState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const set = ({ network, clock }: KeptSettings) => {
    parts.setFaults(network);
    parts.moveClock(clock);
    change({ network, clock });
  };

  const setAndKeep = (changes: Partial<KeptSettings>) => {
    const settings = { network: state.network, clock: state.clock, ...changes };
    set(settings);
    parts.keep(settings);
  };

  db.subscribe((kind) => {
    const isOtherWorld = db.scenario() !== state.scenario;
    change({
      scenario: db.scenario(),
      codes: db.waitingCodes(),
      payments: db.waitingPayments(),
      editedCount: db.editedCount(),
    });
    // Another tab has begun another world.
    if (kind === 'restored' && isOtherWorld) parts.onWorldChanged();
  });

  /** A session that the new world does not know would only be refused. */
  const dropStaleSession = () => {
    const session = getSession();
    if (session.role === 'guest') return;
    const { role, token } = session;
    const profile = role === 'agent' ? db.getAgentProfile(token) : db.getUserProfile(token);
    if (!profile.ok) endSession();
  };

  /** The header shows what the last login or profile answered: whoever is signed in is told at once. */
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

  const told = (result: Result): Result => {
    if (result.ok) {
      refreshSession();
      parts.onRecordChanged();
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
      const opened = who === 'guest' ? null : openAccount(db, demoAccount(who));
      if (opened?.kind === 'in') startSession(opened.role, opened.token, opened.record);
      else endSession();
      parts.onWorldChanged();
      if (opened?.kind === 'unverified') parts.onUnverified(opened.role, opened.email);
    },
    setNetwork: (network) => setAndKeep({ network }),
    setClock(clock) {
      setAndKeep({ clock });
      parts.onWorldChanged();
    },
    loadScenario(scenario) {
      db.reset(scenario);
      dropStaleSession();
      parts.onWorldChanged();
    },
    finishPayment(reference) {
      db.completeCheckout(reference, 'success');
      parts.onWorldChanged();
    },
    records: {
      findRecords: db.findRecords,
      getRecord: db.getRecord,
      getListingView: db.getListingView,
      isEdited: db.isEdited,
      rawListings: db.rawListings,
      getPublicAgent: db.getPublicAgent,
      edit: (kind, id, changes) => told(db.editRecord(kind, id, changes)),
      sendAs: (kind, id, sentAs) => told(db.sendRecordAs(kind, id, sentAs)),
      reset: (kind, id) => told(db.resetRecord(kind, id)),
      editRaw: (index, value) => told(db.editRawListing(index, value)),
      resetRaw: (index) => told(db.resetRawListing(index)),
    },
    forgetIgnored: () => change({ ignored: [] }),
    apply({ scenario, as, network, clock }) {
      if (network || clock) setAndKeep({ ...(network && { network }), ...(clock && { clock }) });
      else set(state);
      if (scenario) controls.loadScenario(scenario);
      if (as) controls.signIn(as);
    },
    follow: set,
  };
  return controls;
}
