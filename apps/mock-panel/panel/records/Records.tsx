import type { RecordEntry, RecordType } from '@efie/mocks';
import { appPath, type RecordStore } from '@efie/mocks/controls';
import { SearchInput, Select, Text } from '@efie/ui';
import { RecordFields } from '../MockPanel.styles';
import { usePanelUrls } from '../panelUrls';
import { useCurrentUrl } from '../usePolled';
import type { RecordsState } from './recordsState';
import { RecordEditor } from './RecordEditor';

/** The most records to choose from; a search finds the others. */
const MAX_OPTIONS = 100;

const LABELS: Readonly<Record<RecordType, string>> = {
  listings: 'Listings',
  agents: 'Agents',
  users: 'Users',
  payments: 'Payments',
  subscriptions: 'Subscriptions',
  favorites: 'Favorites',
  reports: 'Reports',
  rawListings: 'Raw listings',
};

const isRecordType = (text: string): text is RecordType => Object.hasOwn(LABELS, text);

/** The fields that describe a record best, over all types. */
const TITLE_FIELDS = ['title', 'fullName', 'name', 'reference', 'reason', 'propertyId', 'id'];

function titleOf({ value }: RecordEntry): string {
  const fields = new Map(Object.entries(value ?? {}));
  const title = TITLE_FIELDS.map((name) => fields.get(name)).find(
    (field) => typeof field === 'string' && field.trim(),
  );
  return String(title ?? JSON.stringify(value));
}

/** The id of the listing or agent that a path of the app shows; null for other paths. */
function idInPath(path: string, type: RecordType): string | null {
  const [, screen, id] = /^\/(property|agent\/profile)\/([^/?#]+)/.exec(path) ?? [];
  return id !== undefined && type === (screen === 'property' ? 'listings' : 'agents') ? id : null;
}

function describeCount(count: number, type: RecordType, query: string): string {
  const label = LABELS[type].toLowerCase();
  if (count === 0) return query.trim() === '' ? `No ${label}.` : `No ${label} match “${query.trim()}”.`;
  const records = `${count.toLocaleString('en-GB')} ${label}`;
  return count > MAX_OPTIONS ? `${records}; the first ${MAX_OPTIONS} can be selected.` : `${records}.`;
}

interface RecordsProps {
  records: RecordStore;
  state: RecordsState;
  onStateChange: (state: RecordsState) => void;
}

/** Finds a record of the mock database by type and text, and edits it. */
export function Records({ records, state, onStateChange }: RecordsProps) {
  const { type, query } = state;
  const shownId = idInPath(appPath(useCurrentUrl(), usePanelUrls()), type);
  const hasRawListings = records.findRecords('rawListings', '').length > 0;
  const found = records.findRecords(type, query);
  const rank = ({ id }: RecordEntry) => (id === shownId ? 0 : records.isEdited(type, id) ? 1 : 2);
  const entries = (
    query.trim() === '' ? found.toSorted((left, right) => rank(left) - rank(right)) : found
  ).slice(0, MAX_OPTIONS);
  // A selected record stays selected when an edit makes it differ from the search.
  const selected = records.findRecords(type, '').find(({ id }) => id === state.id);
  const entry = selected ?? entries[0];
  const options =
    selected && !entries.some(({ id }) => id === selected.id) ? [selected, ...entries] : entries;
  const key = `${type} ${entry?.id}`;
  const labelOf = (option: RecordEntry) =>
    [
      option.id,
      option.id === shownId && 'on this page',
      records.isEdited(type, option.id) && 'edited',
      titleOf(option),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <RecordFields>
      <Select
        label="Record type"
        options={Object.entries(LABELS)
          .filter(([value]) => value !== 'rawListings' || hasRawListings)
          .map(([value, label]) => ({ value, label }))}
        value={type}
        hint={
          hasRawListings && type === 'listings'
            ? 'In this scenario, lists of listings contain the raw listings instead.'
            : undefined
        }
        onChange={({ target: { value } }) =>
          isRecordType(value) && onStateChange({ ...state, type: value, query: '', id: null })
        }
      />
      <SearchInput
        label="Search by text or id"
        placeholder="Text or id"
        value={query}
        onValueChange={(next) => onStateChange({ ...state, query: next, id: null })}
      />
      <Text variant="small" tone="secondary" role="status">
        {describeCount(found.length, type, query)}
      </Text>
      {entry && (
        <>
          <Select
            label="Record"
            options={options.map((option) => ({ value: option.id, label: labelOf(option) }))}
            value={entry.id}
            onChange={({ target: { value } }) => onStateChange({ ...state, id: value })}
          />
          <RecordEditor
            key={key}
            records={records}
            type={type}
            entry={entry}
            label={`JSON of ${titleOf(entry)}`}
            draft={state.drafts[key]}
            onDraft={(draft) => {
              const { [key]: _previous, ...others } = state.drafts;
              onStateChange({
                ...state,
                id: entry.id,
                drafts: draft === undefined ? others : { ...others, [key]: draft },
              });
            }}
          />
        </>
      )}
    </RecordFields>
  );
}
