import { asRecord, asText } from '../wire/readers';
import { getSession, hashToken, type Role, type Session } from '../session/session';
import { readStored, writeStored } from '../storage/storage';
import { requestPersistence } from '../storage/requestPersistence';

/** A field's text, whether a checkbox is checked, or the chosen options. */
export type DraftValue = string | boolean | readonly string[];

export type DraftValues = Readonly<Record<string, DraftValue>>;

/** Form input that was not sent, stored on this device. Must not contain passwords, codes, files or tokens. */
export interface Draft {
  values: DraftValues;
  /** Unix time in ms. */
  savedAt: number;
}

const KEY = 'efie-drafts';
const VERSION = 1;
/** Two weeks. */
const MAX_AGE_MS = 14 * 86_400_000;
/** For all drafts together; the oldest are discarded first. */
const MAX_CHARACTERS = 100_000;

/** The database with the photos of agents' drafts; see draftPhotos.ts, which is lazy-loaded. */
export const DRAFT_PHOTOS = 'efie-draft-photos';

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
    // One from the future, after a wrong clock, would never expire.
    Math.abs(savedAt - now) < MAX_AGE_MS &&
    fields !== null &&
    Object.values(fields).every(isDraftValue)
  );
}

function parseStoredDrafts(): Readonly<Record<string, unknown>> {
  const text = readStored(KEY) ?? '';
  // The app stores no more.
  if (text.length > MAX_CHARACTERS) return {};
  try {
    return asRecord(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}

/** All drafts that have not expired. */
export function readDrafts(): Drafts {
  const { version, drafts } = parseStoredDrafts();
  if (version !== VERSION) return {};
  const now = Date.now();
  return Object.fromEntries(
    Object.entries(asRecord(drafts) ?? {}).filter((entry): entry is [string, Draft] =>
      isDraft(entry[1], now),
    ),
  );
}

/** Replaces all drafts. */
export function writeDrafts(drafts: Drafts): void {
  // Data stored by a newer version of the app must not be overwritten.
  const { version } = parseStoredDrafts();
  if (typeof version === 'number' && version > VERSION) return;
  const entries = Object.entries(drafts).sort(([, a], [, b]) => b.savedAt - a.savedAt);
  let text = '';
  do text = JSON.stringify({ version: VERSION, drafts: Object.fromEntries(entries) });
  while (text.length > MAX_CHARACTERS && entries.pop() !== undefined);
  writeStored({ [KEY]: entries.length === 0 ? null : text });
}

/** The draft's key, with the owner's email, which an account cannot change. */
export function draftKey(key: string, owner: Session): string {
  if (owner.role === 'guest') return `guest ${key}`;
  const { email, id } = owner.record;
  return `${owner.role} ${asText(email) || asText(id) || hashToken(owner.token)} ${key}`;
}

/** The owner's draft of this form; null when there is none or it has expired. */
export function readDraft(key: string, owner: Session = getSession()): Draft | null {
  return readDrafts()[draftKey(key, owner)] ?? null;
}

/**
 * Stores a form's values; discards the draft when all of them are empty.
 * @param key the form and its record, such as 'report 7'
 * @param owner the account that entered the values; may have logged out since
 */
export function writeDraft(key: string, values: DraftValues, owner: Session = getSession()): void {
  if (Object.values(values).every(isEmpty)) {
    discardDraft(key, owner);
    return;
  }
  requestPersistence();
  writeDrafts({ ...readDrafts(), [draftKey(key, owner)]: { values, savedAt: Date.now() } });
}

export function discardDraft(key: string, owner: Session = getSession()): void {
  const { [draftKey(key, owner)]: discarded, ...remaining } = readDrafts();
  if (discarded !== undefined) writeDrafts(remaining);
}

/** Deletes the photos of all drafts; only agents have any. Without a library, so that it also works offline. */
function deleteDraftPhotos(): void {
  try {
    indexedDB.deleteDatabase(DRAFT_PHOTOS);
  } catch {
    // Without IndexedDB nothing was stored.
  }
}

/** Discards all drafts of a role. Call it when the role's account logs out. */
export function discardDraftsOfRole(role: Role): void {
  if (role === 'agent') deleteDraftPhotos();
  const drafts = readDrafts();
  const remaining = Object.entries(drafts).filter(([key]) => !key.startsWith(`${role} `));
  if (remaining.length < Object.keys(drafts).length) writeDrafts(Object.fromEntries(remaining));
}
