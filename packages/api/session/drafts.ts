import { asRecord, asText } from '../client/readers';
import { getSession, tokenHash, type Role, type Session } from './session';
import { readStored, writeStored } from './storage';

/**
 * What was typed into forms and not sent yet, kept on this device (docs/spec/faults.md, design rule 4): never passwords,
 * codes, files or tokens.
 */

/** What a field holds: its text, whether it is ticked, or what is chosen in it. */
export type DraftValue = string | boolean | readonly string[];

/** What the fields held, by their names. */
export type DraftValues = Readonly<Record<string, DraftValue>>;

/** What a form held, and when. */
export interface Draft {
  values: DraftValues;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const KEY = 'efie-drafts';
const VERSION = 1;
/** Two weeks, in ms. */
const LONGEST = 14 * 86_400_000;
/** Characters of all drafts together; the oldest leave first. */
const LARGEST = 100_000;

type Drafts = Readonly<Record<string, Draft>>;

const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Nothing typed, ticked or chosen. */
const isEmpty = (value: DraftValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : value === false || (value !== true && value.length === 0);

function isDraft(value: unknown, now: number): value is Draft {
  const { values, savedAt } = asRecord(value) ?? {};
  const fields = asRecord(values);
  return (
    typeof savedAt === 'number' &&
    savedAt > now - LONGEST &&
    fields !== null &&
    Object.values(fields).every(isDraftValue)
  );
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(readStored(KEY) ?? '')) ?? {};
  } catch {
    return {};
  }
}

function readAll(): Drafts {
  const { version, drafts } = readKept();
  if (version !== VERSION) return {};
  const now = Date.now();
  return Object.fromEntries(
    Object.entries(asRecord(drafts) ?? {}).filter((entry): entry is [string, Draft] =>
      isDraft(entry[1], now),
    ),
  );
}

function writeAll(drafts: Drafts): void {
  // What a newer version of the product wrote is not ours to replace (fault 6).
  const { version } = readKept();
  if (typeof version === 'number' && version > VERSION) return;
  const entries = Object.entries(drafts).sort(([, one], [, next]) => next.savedAt - one.savedAt);
  let text = '';
  do text = JSON.stringify({ version: VERSION, drafts: Object.fromEntries(entries) });
  while (text.length > LARGEST && entries.pop() !== undefined);
  writeStored({ [KEY]: entries.length === 0 ? null : text });
}

/** Every account has drafts of its own; the address is what no account can change. */
function ownKey(key: string, owner: Session): string {
  if (owner.role === 'guest') return `guest ${key}`;
  const { email, id } = owner.record;
  return `${owner.role} ${asText(email) || asText(id) || tokenHash(owner.token)} ${key}`;
}

/** What this person typed into this form before; null when nothing, or too long ago. */
export function readDraft(key: string, owner: Session = getSession()): Draft | null {
  return readAll()[ownKey(key, owner)] ?? null;
}

/**
 * Keeps what a form holds; with nothing in any field the draft is dropped. `key` names the form and its record, `owner`
 * whoever typed it, who need not be signed in any more when the server has just ended the session (ruling 88).
 */
export function writeDraft(key: string, values: DraftValues, owner: Session = getSession()): void {
  if (Object.values(values).every(isEmpty)) {
    dropDraft(key, owner);
    return;
  }
  writeAll({ ...readAll(), [ownKey(key, owner)]: { values, savedAt: Date.now() } });
}

/** Forgets a draft: it was sent, or the person discarded it. */
export function dropDraft(key: string, owner: Session = getSession()): void {
  const { [ownKey(key, owner)]: dropped, ...others } = readAll();
  if (dropped !== undefined) writeAll(others);
}

/** Forgets all drafts of a role: who logs out on this device leaves none. */
export function dropDraftsOf(role: Role): void {
  const drafts = readAll();
  const others = Object.entries(drafts).filter(([key]) => !key.startsWith(`${role} `));
  if (others.length < Object.keys(drafts).length) writeAll(Object.fromEntries(others));
}
