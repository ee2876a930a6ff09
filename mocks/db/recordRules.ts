import { findPlan } from '@efie/domain';
import { daysBefore } from '../factories/clock';
import { PLAN_DAYS } from '../factories/plans';
import type {
  AgentRecord,
  ListingRecord,
  PaymentRecord,
  ResponseOverrides,
  UserRecord,
} from '../factories/records';
import { check, hasErrors, isEmail, requireFields, trimmed } from './checks';
import { NEW_LISTING_FIELDS, DECIMAL_PATTERN, readListingFields, INTEGER_PATTERN } from './listingFields';
import { createFailure, createValidationFailure, type FieldErrors, type Result } from './result';
import { nextId, type Store } from './store';
import type {
  EditableKind,
  EditedRecord,
  ListingChanges,
  MockDb,
  MockDbState,
  RecordChanges,
  RecordKind,
  RecordsByKind,
} from './types';
import { toListingView } from './views';

type RecordRules = Pick<
  MockDb,
  | 'findRecords'
  | 'getRecord'
  | 'getListingView'
  | 'editRecord'
  | 'setResponseOverrides'
  | 'resetRecord'
  | 'editRawListing'
  | 'resetRawListing'
  | 'isEdited'
  | 'editedCount'
>;

const NOT_FOUND = createFailure(404, 'This record no longer exists.');

function readText(changes: RecordChanges, name: string): string | undefined {
  const value = changes[name];
  return typeof value === 'string' ? value : undefined;
}

function readFlag(changes: RecordChanges, name: string, current: boolean): boolean {
  const value = changes[name];
  return typeof value === 'boolean' ? value : current;
}

function readDate(errors: FieldErrors, changes: RecordChanges, name: string, current: string): string {
  const text = readText(changes, name);
  if (text === undefined) return current;
  const ms = Date.parse(text);
  check(errors, name, !Number.isNaN(ms), 'Enter a date and a time');
  return Number.isNaN(ms) ? current : new Date(ms).toISOString();
}

const LISTING_TEXTS = [...NEW_LISTING_FIELDS, 'status'] as const;

/** Optional in the agent's form; in the panel an empty number is an error. */
const LISTING_NUMBERS = [
  ['bedrooms', 'Bedrooms'],
  ['bathrooms', 'Bathrooms'],
  ['parking', 'Parking'],
  ['area', 'Area'],
] as const;

function editListing(store: Store, listing: ListingRecord, changes: RecordChanges): FieldErrors {
  const sent: ListingChanges = {};
  for (const name of LISTING_TEXTS) {
    const text = readText(changes, name);
    if (text !== undefined) sent[name] = text;
  }
  const { amenities, images } = changes;
  if (Array.isArray(amenities)) sent.amenities = amenities;
  const { fields, errors } = readListingFields(sent, listing, { isNew: false });
  for (const [name, label] of LISTING_NUMBERS) {
    if (sent[name] !== undefined) requireFields(errors, [[name, label, sent[name]]]);
  }
  const views = readText(changes, 'viewCount');
  check(
    errors,
    'viewCount',
    views === undefined || INTEGER_PATTERN.test(trimmed(views)),
    'Views must be a whole number',
  );
  const agentId = readText(changes, 'agentId') ?? listing.agentId;
  check(
    errors,
    'agentId',
    store.state.agents.some(({ id }) => id === agentId),
    'No agent has this id',
  );
  const createdAt = readDate(errors, changes, 'createdAt', listing.createdAt);
  if (hasErrors(errors)) return errors;
  const known = new Map(listing.images.map((image) => [image.path, image]));
  Object.assign(listing, fields, {
    agentId,
    createdAt,
    featured: readFlag(changes, 'featured', listing.featured),
    viewCount: views === undefined ? listing.viewCount : Number(views),
    images: Array.isArray(images)
      ? images
          .map((path) => trimmed(path))
          .filter((path) => path !== '')
          .map((path) => known.get(path) ?? { id: nextId(store), path })
      : listing.images,
  });
  return errors;
}

/** Replaces the agent's subscriptions with one that expires at an ISO date, or with none if the plan is unknown. */
function changePlan(store: Store, agentId: string, planCode: string, expiresAt: string): void {
  const others = store.state.subscriptions.filter((subscription) => subscription.agentId !== agentId);
  const plan = findPlan(planCode);
  store.state.subscriptions = plan
    ? [
        ...others,
        {
          id: nextId(store),
          agentId,
          planCode,
          name: plan.name,
          startedAt: daysBefore(expiresAt, PLAN_DAYS),
          expiresAt,
        },
      ]
    : others;
}

function editAgent(store: Store, agent: AgentRecord, changes: RecordChanges): FieldErrors {
  const errors: FieldErrors = {};
  const text = (name: string, current: string) => readText(changes, name)?.trim() ?? current;
  const fields = {
    fullName: text('fullName', agent.fullName),
    businessName: text('businessName', agent.businessName),
    email: text('email', agent.email),
    phone: text('phone', agent.phone),
    region: text('region', agent.region),
    district: text('district', agent.district),
    bio: text('bio', agent.bio),
    profileImage: text('profileImage', agent.profileImage ?? '') || null,
    emailVerified: readFlag(changes, 'emailVerified', agent.emailVerified),
  };
  requireFields(errors, [['fullName', 'Full name', fields.fullName]]);
  check(errors, 'email', isEmail(fields.email), 'Enter an email address');
  const verification = readText(changes, 'verificationStatus') ?? agent.verificationStatus;
  check(
    errors,
    'verificationStatus',
    verification === 'verified' || verification === 'unverified',
    'Verification is verified or unverified',
  );
  const planCode = readText(changes, 'planCode');
  check(
    errors,
    'planCode',
    planCode === undefined || planCode === '' || findPlan(planCode) !== null,
    'No plan has this code',
  );
  const latest = store.state.subscriptions.find(({ agentId }) => agentId === agent.id);
  const runsUntil = readDate(
    errors,
    changes,
    'planExpiresAt',
    latest?.expiresAt ?? daysBefore(store.now(), -PLAN_DAYS),
  );
  if (hasErrors(errors)) return errors;
  Object.assign(agent, fields, { verificationStatus: verification });
  if (planCode !== undefined || changes['planExpiresAt'] !== undefined) {
    changePlan(store, agent.id, planCode ?? latest?.planCode ?? '', runsUntil);
  }
  return errors;
}

function editUser(_store: Store, user: UserRecord, changes: RecordChanges): FieldErrors {
  const errors: FieldErrors = {};
  const name = readText(changes, 'name')?.trim() ?? user.name;
  const email = readText(changes, 'email')?.trim() ?? user.email;
  requireFields(errors, [['name', 'Name', name]]);
  check(errors, 'email', isEmail(email), 'Enter an email address');
  if (!hasErrors(errors)) {
    const emailVerified = readFlag(changes, 'emailVerified', user.emailVerified);
    Object.assign(user, { name, email, emailVerified });
  }
  return errors;
}

const PAYMENT_STATUSES = ['pending', 'success', 'failed'] as const;

function editPayment(_store: Store, payment: PaymentRecord, changes: RecordChanges): FieldErrors {
  const errors: FieldErrors = {};
  const status = PAYMENT_STATUSES.find((known) => known === (readText(changes, 'status') ?? payment.status));
  check(errors, 'status', status !== undefined, 'Status is pending, success or failed');
  const amount = trimmed(readText(changes, 'amount') ?? String(payment.amount));
  check(errors, 'amount', DECIMAL_PATTERN.test(amount), 'Amount must be a number');
  const createdAt = readDate(errors, changes, 'createdAt', payment.createdAt);
  if (!hasErrors(errors)) Object.assign(payment, { status, amount: Number(amount), createdAt });
  return errors;
}

const EDITORS: {
  readonly [Kind in EditableKind]: (
    store: Store,
    record: RecordsByKind[Kind],
    changes: RecordChanges,
  ) => FieldErrors;
} = { listings: editListing, agents: editAgent, users: editUser, payments: editPayment };

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The overrides that remain after these fields were edited in the record; null for none. */
function remainingOverrides(
  overrides: ResponseOverrides,
  changed: readonly string[],
): ResponseOverrides | null {
  const isChanged = (name: string) => changed.some((field) => field === name || toSnakeCase(field) === name);
  const fields = Object.fromEntries(Object.entries(overrides.fields).filter(([name]) => !isChanged(name)));
  const without = overrides.omit.filter((name) => !isChanged(name));
  return Object.keys(fields).length + without.length === 0 ? null : { fields, omit: without };
}

/** The strings and numbers of a record in lower case. */
const searchableText = (record: object): string =>
  Object.values(record)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .toLowerCase();

const recordsOf = <Kind extends RecordKind>(state: MockDbState, kind: Kind): RecordsByKind[Kind][] =>
  state[kind] as RecordsByKind[Kind][];

/** Edits of single records from the mock panel. Each can be undone. */
export function recordRules(store: Store): RecordRules {
  const find = <Kind extends RecordKind>(kind: Kind, id: string) =>
    recordsOf(store.state, kind).find((record) => record.id === id) ?? null;

  const isEdited: RecordRules['isEdited'] = (kind, id) =>
    store.state.edited?.some((entry) => entry.kind === kind && entry.id === id) ?? false;

  const saveOriginal = (entry: EditedRecord) => {
    const { edited = [] } = store.state;
    if (!edited.some(({ kind, id }) => kind === entry.kind && id === entry.id)) {
      store.state.edited = [...edited, structuredClone(entry)];
    }
  };

  const dropOriginals = (id: string, kinds: readonly EditedRecord['kind'][]) => {
    const { edited = [] } = store.state;
    store.state.edited = edited.filter((entry) => entry.id !== id || !kinds.includes(entry.kind));
  };

  /** Edits a record in place and saves the original. `edit` must not change the record when it returns errors. */
  const applyEdit = <Kind extends EditableKind>(
    kind: Kind,
    id: string,
    edit: (record: RecordsByKind[Kind]) => FieldErrors,
  ): Result => {
    const record = find(kind, id);
    if (record === null) return NOT_FOUND;
    const original = structuredClone(record);
    const plans = structuredClone(store.state.subscriptions.filter(({ agentId }) => agentId === id));
    const errors = edit(record);
    if (hasErrors(errors)) return createValidationFailure(errors);
    // The cast is safe: the signature ties the kind to its record.
    saveOriginal({ kind, id, before: original } as EditedRecord);
    if (kind === 'agents') saveOriginal({ kind: 'subscriptions', id, before: plans });
    store.notifyChanged();
    return { ok: true };
  };

  return {
    findRecords(kind, query) {
      const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
      const all = recordsOf(store.state, kind);
      if (terms.length === 0) return all;
      const found = all.filter((record) => {
        const text = searchableText(record);
        return terms.every((term) => text.includes(term));
      });
      const exact = found.find(({ id }) => id.toLowerCase() === query.trim().toLowerCase());
      return exact ? [exact, ...found.filter((record) => record !== exact)] : found;
    },

    getRecord: find,

    getListingView(id) {
      const listing = find('listings', id);
      return listing && toListingView(listing, find('agents', listing.agentId) ?? undefined);
    },

    editRecord: (kind, id, changes) =>
      applyEdit(kind, id, (record) => {
        const errors = EDITORS[kind](store, record as never, changes);
        if (!hasErrors(errors) && record.responseOverrides) {
          const overrides = remainingOverrides(record.responseOverrides, Object.keys(changes));
          if (overrides) record.responseOverrides = overrides;
          else delete record.responseOverrides;
        }
        return errors;
      }),

    setResponseOverrides: (kind, id, overrides) =>
      applyEdit(kind, id, (record) => {
        if (overrides) record.responseOverrides = structuredClone(overrides);
        else delete record.responseOverrides;
        return {};
      }),

    resetRecord(kind, id) {
      const { edited = [], subscriptions } = store.state;
      const entry = edited.find((candidate) => candidate.kind === kind && candidate.id === id);
      const index = recordsOf(store.state, kind).findIndex((record) => record.id === id);
      if (!entry || index === -1) return NOT_FOUND;
      recordsOf(store.state, kind)[index] = structuredClone(entry.before) as RecordsByKind[typeof kind];
      const plans = edited.find((candidate) => candidate.kind === 'subscriptions' && candidate.id === id);
      if (kind === 'agents' && plans?.kind === 'subscriptions') {
        store.state.subscriptions = [
          ...subscriptions.filter(({ agentId }) => agentId !== id),
          ...plans.before,
        ];
      }
      dropOriginals(id, [kind, 'subscriptions']);
      store.notifyChanged();
      return { ok: true };
    },

    editRawListing(index, value) {
      const { rawListings } = store.state;
      if (!rawListings || index < 0 || index >= rawListings.length) return NOT_FOUND;
      saveOriginal({ kind: 'raw', id: String(index), before: rawListings[index] });
      store.state.rawListings = rawListings.with(index, value);
      store.notifyChanged();
      return { ok: true };
    },

    resetRawListing(index) {
      const { rawListings, edited = [] } = store.state;
      const entry = edited.find(({ kind, id }) => kind === 'raw' && id === String(index));
      if (!rawListings || !entry) return NOT_FOUND;
      store.state.rawListings = rawListings.with(index, entry.before);
      dropOriginals(String(index), ['raw']);
      store.notifyChanged();
      return { ok: true };
    },

    isEdited,

    editedCount: () => store.state.edited?.filter(({ kind }) => kind !== 'subscriptions').length ?? 0,
  };
}
