import type { FieldValue } from './fields';
import type { JsonObject } from './sentJson';
import type { Drawer } from './describe';

/** What a person has typed into a record and not saved. */
export interface RecordDraft {
  /** Fields by name, those that were touched. */
  typed: Readonly<Record<string, FieldValue>>;
  /** The text of the JSON box and what it said before; null while it is not touched. */
  json: { text: string; shown: JsonObject } | null;
}

export const NOTHING_TYPED: RecordDraft = { typed: {}, json: null };

/** Where a person is in the store, and all they have typed: it outlives the drawer, which Escape closes. */
export interface RecordsPlace {
  isOpen: boolean;
  drawer: Drawer;
  words: string;
  /** The record that is open. */
  id: string | null;
  drafts: Readonly<Record<string, RecordDraft>>;
}

export const FIRST_PLACE: RecordsPlace = {
  isOpen: false,
  drawer: 'listings',
  words: '',
  id: null,
  drafts: {},
};

/** The name of a record's draft. */
export const draftKey = (drawer: Drawer, id: string): string => `${drawer} ${id}`;
