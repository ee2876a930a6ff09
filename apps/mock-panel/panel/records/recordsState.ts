import type { RecordType } from '@efie/mocks';

/** The selection in the records section and the unsaved texts. It persists while the panel is closed. */
export interface RecordsState {
  isOpen: boolean;
  type: RecordType;
  query: string;
  /** The selected record; null for the first that matches. */
  id: string | null;
  /** By type and id. */
  drafts: Readonly<Record<string, string>>;
}

export const INITIAL_RECORDS_STATE: RecordsState = {
  isOpen: false,
  type: 'listings',
  query: '',
  id: null,
  drafts: {},
};
