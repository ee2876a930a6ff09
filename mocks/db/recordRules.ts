import { check, hasErrors } from './checks';
import { createFailure, createValidationFailure, type FieldErrors } from './result';
import type { Store } from './store';
import type { RecordRules, RecordEntry, RecordType } from './types';

const NOT_FOUND = createFailure(404, 'This record no longer exists.');

const fieldOf = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;

/** The values of a record, without its field names, in lower case. */
const searchableText = (value: unknown): string =>
  JSON.stringify(typeof value === 'object' && value !== null ? Object.values(value) : value).toLowerCase();

/** Edits of single records from the mock panel. Each can be undone. */
export function recordRules(store: Store): RecordRules {
  const entriesOf = (type: RecordType): RecordEntry[] =>
    (store.state[type] ?? []).map((value: unknown, index: number) => ({
      id: type === 'rawListings' ? String(index) : String(fieldOf(value, 'id')),
      value,
    }));

  const originalOf = (type: RecordType, id: string) =>
    store.state.edited?.find((entry) => entry.type === type && entry.id === id);

  const write = (type: RecordType, id: string, value: unknown) => {
    const index = entriesOf(type).findIndex((entry) => entry.id === id);
    const records: unknown[] = store.state[type] ?? [];
    records[index] = structuredClone(value);
    store.notifyChanged();
    return { ok: true } as const;
  };

  return {
    findRecords(type, query) {
      const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
      const found = entriesOf(type).filter(({ value }) => {
        const text = terms.length === 0 ? '' : searchableText(value);
        return terms.every((term) => text.includes(term));
      });
      const exact = found.find(({ id }) => id.toLowerCase() === query.trim().toLowerCase());
      return exact ? [exact, ...found.filter((entry) => entry !== exact)] : found;
    },

    replaceRecord(type, id, value) {
      const entry = entriesOf(type).find((candidate) => candidate.id === id);
      if (!entry) return NOT_FOUND;
      const errors: FieldErrors = {};
      if (type !== 'rawListings') {
        const agentId = fieldOf(value, 'agentId') || null;
        const hasAgent = store.state.agents.some((agent) => agent.id === agentId);
        check(errors, 'id', fieldOf(value, 'id') === id, `must stay "${id}"`);
        check(errors, 'agentId', agentId === null || hasAgent, 'must be the id of an agent');
      }
      if (hasErrors(errors)) return createValidationFailure(errors);
      const { edited = [] } = store.state;
      if (!originalOf(type, id)) store.state.edited = [...edited, { type, id, before: entry.value }];
      return write(type, id, value);
    },

    resetRecord(type, id) {
      const original = originalOf(type, id);
      if (!original || !entriesOf(type).some((entry) => entry.id === id)) return NOT_FOUND;
      store.state.edited = store.state.edited?.filter((entry) => entry !== original) ?? [];
      return write(type, id, original.before);
    },

    isEdited: (type, id) => originalOf(type, id) !== undefined,

    editedCount: () => store.state.edited?.length ?? 0,
  };
}
