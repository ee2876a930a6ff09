import type { EditableKind, MockDb, RecordKind, RecordsByKind } from '@efie/mocks';
import {
  formatDateTime,
  toWireAgent,
  toWirePayment,
  toWireProperty,
  toWireUser,
  type RecordStore,
} from '@efie/mocks/controls';
import type { JsonObject } from './sentJson';

/** What a person chooses between; `raw`: the values of a world that leaves the contract. */
export type Drawer = RecordKind | 'raw';

/** Records by what they are, in the order of the list. */
export const DRAWERS: Readonly<Record<Drawer, { label: string; one: string }>> = {
  listings: { label: 'Listings', one: 'listing' },
  raw: { label: 'Listings as sent', one: 'value' },
  agents: { label: 'Agents', one: 'agent' },
  users: { label: 'Users', one: 'user' },
  payments: { label: 'Payments', one: 'payment' },
  favorites: { label: 'Favorites', one: 'favorite' },
  reports: { label: 'Reports', one: 'report' },
};

export const isDrawer = (text: string): text is Drawer => Object.hasOwn(DRAWERS, text);

export const isEditable = (drawer: Drawer): drawer is EditableKind =>
  drawer === 'listings' || drawer === 'agents' || drawer === 'users' || drawer === 'payments';

/** A line of the list. */
export interface Line {
  id: string;
  title: string;
  detail: string;
  isEdited: boolean;
}

const WORDS: { readonly [Kind in RecordKind]: (record: RecordsByKind[Kind]) => readonly [string, string] } = {
  listings: ({ id, title, price, status, town }) => [
    title,
    `${id} · GHS ${price.toLocaleString('en-GB')} · ${status} · ${town}`,
  ],
  agents: ({ id, fullName, verificationStatus, email }) => [
    fullName,
    `${id} · ${verificationStatus} · ${email}`,
  ],
  users: ({ id, name, email }) => [name, `${id} · ${email}`],
  payments: ({ id, reference, planName, status, agentId }) => [
    reference,
    `${id} · ${planName} · ${status} · agent ${agentId}`,
  ],
  favorites: ({ id, ownerRole, ownerId, propertyId }) => [
    `Listing ${propertyId}`,
    `${id} · saved by ${ownerRole} ${ownerId}`,
  ],
  reports: ({ id, reason, propertyId, email }) => [reason, `${id} · listing ${propertyId} · ${email}`],
};

function linesOf<Kind extends RecordKind>(desk: RecordStore, kind: Kind, words: string): Line[] {
  const lines = desk.findRecords(kind, words).map((record) => {
    const [title, detail] = WORDS[kind](record);
    return {
      id: record.id,
      title: title.trim() || 'Without a name',
      detail,
      isEdited: isEditable(kind) && desk.isEdited(kind, record.id),
    };
  });
  return words.trim() === ''
    ? lines.toSorted((left, right) => Number(right.isEdited) - Number(left.isEdited))
    : lines;
}

const LONGEST = 120;

function rawLines(desk: RecordStore, words: string): Line[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (desk.rawListings() ?? []).flatMap((value, index) => {
    const text = JSON.stringify(value) ?? 'undefined';
    if (!wanted.every((word) => text.toLowerCase().includes(word))) return [];
    const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
    const detail = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
    return [
      {
        id: String(index),
        title: id || `Value ${index + 1}`,
        detail,
        isEdited: desk.isEdited('raw', String(index)),
      },
    ];
  });
}

/** The lines that hold every word; without words the changed ones first. */
export function findLines(desk: RecordStore, drawer: Drawer, words: string): readonly Line[] {
  return drawer === 'raw' ? rawLines(desk, words) : linesOf(desk, drawer, words);
}

/** The agent's view holds plan and limit, which are worked out. */
const agentView = (desk: Pick<MockDb, 'getPublicAgent'>, id: string) => {
  const found = desk.getPublicAgent(id);
  return found.ok ? found.agent : null;
};

/** Fields by name, with those that are worked out from other records. */
export function shownFields(desk: RecordStore, kind: RecordKind, id: string): JsonObject | null {
  const record = desk.getRecord(kind, id);
  if (record === null) return null;
  if (kind !== 'agents') return { ...record };
  const subscription = agentView(desk, id)?.subscriptions[0];
  return { ...record, planCode: subscription?.planCode ?? '', planExpiresAt: subscription?.expiresAt ?? '' };
}

/** A record as the server answers it: as it is, and as it is sent. */
export function answersOf(
  desk: RecordStore,
  kind: EditableKind,
  id: string,
): { own: JsonObject; sent: JsonObject } | null {
  const both = <Value extends object>(
    value: Value & { responseOverrides?: unknown },
    answer: (value: Value) => object,
  ) => {
    const { responseOverrides: _responseOverrides, ...own } = value;
    // Without the one optional field it is still of its type.
    return { own: { ...answer(own as unknown as Value) }, sent: { ...answer(value) } };
  };
  if (kind === 'agents') {
    const agent = agentView(desk, id);
    return agent && both(agent, toWireAgent);
  }
  if (kind === 'listings') {
    const listing = desk.getListingView(id);
    return listing && both(listing, toWireProperty);
  }
  if (kind === 'payments') {
    const payment = desk.getRecord('payments', id);
    return payment && both(payment, toWirePayment);
  }
  const user = desk.getRecord('users', id);
  return user && both(user, toWireUser);
}

/** What a record that cannot be changed says, line by line. */
export function readOnlyLines(fields: JsonObject): readonly (readonly [string, string])[] {
  return Object.entries(fields).map(([name, value]) => [
    name,
    name.endsWith('At') && typeof value === 'string' ? formatDateTime(Date.parse(value)) : String(value),
  ]);
}

/** The record that a page of the app is about. */
export function recordOfPage(path: string): { kind: 'listings' | 'agents'; id: string } | null {
  const [, page, id] = /^\/(property|agent\/profile)\/([^/]+)\/?$/.exec(path) ?? [];
  if (page === undefined || id === undefined) return null;
  try {
    return { kind: page === 'property' ? 'listings' : 'agents', id: decodeURIComponent(id) };
  } catch {
    return null;
  }
}
