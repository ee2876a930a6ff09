import { asRecord, asText } from '../client/readers';
import { getSession, hashToken, type Role, type Session } from './session';
import { readStored, writeStored } from './storage';

/** Unsent form input, stored on this device. Must not contain passwords, codes, files or tokens. */

/** A field's text, whether a checkbox is checked, or the chosen options. */
export type DraftValue = string | boolean | readonly string[];

export type DraftValues = Readonly<Record<string, DraftValue>>;

export interface Draft {
  values: DraftValues;
  /** Unix time in ms. */
  savedAt: number;
}

const KEY = 'efie-drafts';
const VERSION = 1;
/** Two weeks, in ms. */
const MAX_AGE = 14 * 86_400_000;
/** Characters of all drafts together; the oldest are discarded first. */
const MAX_SIZE = 100_000;

type Drafts = Readonly<Record<string, Draft>>;

const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const isEmpty = (value: DraftValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : value === false || (value !== true && value.length === 0);

function isDraft(value: unknown, now: number): value is Draft {
  const { values, savedAt } = asRecord(value) ?? {};
  const fields = asRecord(values);
  return (
    typeof savedAt === 'number' &&
    savedAt > now - MAX_AGE &&
    fields !== null &&
    Object.values(fields).every(isDraftValue)
  );
}

function parseStored(): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(readStored(KEY) ?? '')) ?? {};
  } catch {
    return {};
  }
}

function readAll(): Drafts {
  const { version, drafts } = parseStored();
  if (version !== VERSION) return {};
  const now = Date.now();
  return Object.fromEntries(
    Object.entries(asRecord(drafts) ?? {}).filter((entry): entry is [string, Draft] =>
      isDraft(entry[1], now),
    ),
  );
}

function writeAll(drafts: Drafts): void {
  // Data stored by a newer version of the app must not be overwritten.
  const { version } = parseStored();
  if (typeof version === 'number' && version > VERSION) return;
  const entries = Object.entries(drafts).sort(([, one], [, next]) => next.savedAt - one.savedAt);
  let text = '';
  do text = JSON.stringify({ version: VERSION, drafts: Object.fromEntries(entries) });
  while (text.length > MAX_SIZE && entries.pop() !== undefined);
  writeStored({ [KEY]: entries.length === 0 ? null : text });
}

/** The storage key of an account's draft, by email, because an account cannot change its email. */
function accountKey(key: string, owner: Session): string {
  if (owner.role === 'guest') return `guest ${key}`;
  const { email, id } = owner.record;
  return `${owner.role} ${asText(email) || asText(id) || hashToken(owner.token)} ${key}`;
}

/** The owner's draft of this form; null when there is none or it has expired. */
export function readDraft(key: string, owner: Session = getSession()): Draft | null {
  return readAll()[accountKey(key, owner)] ?? null;
}

/**
 * Stores a form's values; discards the draft when all of them are empty.
 * @param key the form and its record, such as 'report 7'
 * @param owner who entered the values; may be signed out by now
 */
export function writeDraft(key: string, values: DraftValues, owner: Session = getSession()): void {
  if (Object.values(values).every(isEmpty)) {
    discardDraft(key, owner);
    return;
  }
  writeAll({ ...readAll(), [accountKey(key, owner)]: { values, savedAt: Date.now() } });
}

export function discardDraft(key: string, owner: Session = getSession()): void {
  const { [accountKey(key, owner)]: discarded, ...others } = readAll();
  if (discarded !== undefined) writeAll(others);
}

/** Discards all drafts of a role, when its account logs out. */
export function discardDraftsOfRole(role: Role): void {
  const drafts = readAll();
  const others = Object.entries(drafts).filter(([key]) => !key.startsWith(`${role} `));
  if (others.length < Object.keys(drafts).length) writeAll(Object.fromEntries(others));
}
