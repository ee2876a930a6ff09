import type { EditorView } from '@codemirror/view';
import type { RecordEntry, RecordType, Result } from '@efie/mocks';
import type { RecordStore } from '@efie/mocks/controls';
import { validateRecord } from '@efie/mocks/records';
import { Alert, Button, Stack, Text } from '@efie/ui';
import { useId, useRef, useState } from 'react';
import { Outcome } from '../MockPanel.styles';
import { checkJson } from './checkJson';
import { JsonEditor } from './JsonEditor';

const OVERRIDABLE: readonly RecordType[] = ['listings', 'agents', 'users', 'payments'];

/** The names of the fields that responses replace or omit. */
function overriddenFields(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('responseOverrides' in value)) return [];
  const { fields = {}, omit = [] } = value.responseOverrides as { fields?: object; omit?: readonly string[] };
  return [...Object.keys(fields), ...omit];
}

const messagesOf = (result: Result): readonly string[] => {
  if (result.ok) return [];
  const errors = Object.entries(result.errors ?? {}).map(
    ([name, messages]) => `${name} ${messages.join(', ')}.`,
  );
  return errors.length > 0 ? errors : [result.message];
};

interface RecordEditorProps {
  records: RecordStore;
  type: RecordType;
  entry: RecordEntry;
  /** Accessible name of the editor. */
  label: string;
  /** The unsaved text; undefined for none. */
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
}

/** Edits a record as JSON: saves valid JSON only, discards unsaved changes, or resets the record to the seed data. */
export function RecordEditor({ records, type, entry, label, draft, onDraft }: RecordEditorProps) {
  const view = useRef<EditorView>(null);
  const hintId = useId();
  const [outcome, setOutcome] = useState<readonly string[]>([]);
  const savedText = JSON.stringify(entry.value, null, 2);
  const text = draft ?? savedText;
  const check = (json: string) => checkJson(json, (value) => validateRecord(type, value));

  const save = () => {
    const checked = check(text);
    if (!checked.ok) {
      setOutcome(['Not saved.', ...checked.errors.map(({ message }) => message)]);
      view.current?.dispatch({ selection: { anchor: checked.errors[0]?.from ?? 0 }, scrollIntoView: true });
      view.current?.focus();
      return;
    }
    const result = records.save(type, entry.id, checked.value);
    if (result.ok) onDraft(undefined);
    setOutcome(result.ok ? ['Saved. The app refetches its data.'] : ['Not saved.', ...messagesOf(result)]);
  };

  const overridden = overriddenFields(entry.value);
  return (
    <>
      {overridden.length > 0 && (
        <Alert kind="info">{`Response override active: ${overridden.join(', ')}`}</Alert>
      )}
      <JsonEditor
        label={label}
        describedBy={hintId}
        text={text}
        onTextChange={(next) => onDraft(next === savedText ? undefined : next)}
        findErrors={(json) => {
          const checked = check(json);
          return checked.ok ? [] : checked.errors;
        }}
        viewRef={view}
      />
      <Text variant="small" tone="secondary" id={hintId}>
        Tab indents. Press Escape, then Tab, to leave the editor.
      </Text>
      {OVERRIDABLE.includes(type) && (
        <Text variant="small" tone="secondary">
          To change only the responses, even against the contract, add{' '}
          <code>{'"responseOverrides": {"fields": {"name": "any value"}, "omit": ["name"]}'}</code>.
        </Text>
      )}
      <Outcome role="status">
        {outcome.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Outcome>
      <Stack direction="row" gap={2} isWrapping>
        <Button onClick={save}>Save</Button>
        <Button
          kind="secondary"
          onClick={() => {
            onDraft(undefined);
            setOutcome(['Unsaved changes discarded.']);
          }}
        >
          Cancel
        </Button>
        {/* Always rendered, so that a press does not remove the focused button. */}
        <Button
          kind="ghost"
          onClick={() => {
            const result = records.reset(type, entry.id);
            onDraft(undefined);
            setOutcome([
              result.ok ? 'Record reset. The app refetches its data.' : 'This record has no saved edits.',
            ]);
          }}
        >
          Reset record
        </Button>
      </Stack>
    </>
  );
}
