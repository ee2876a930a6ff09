import type { EditableKind } from '@efie/mocks';
import type { RecordStore } from '@efie/mocks/controls';
import { Alert, Button, Disclosure } from '@efie/ui';
import { useRef, useState } from 'react';
import { Buttons, Form } from '../MockPanel.styles';
import { answersOf } from './describe';
import { changesOf, FIELDS, shownValue, type FieldValue } from './fields';
import { FieldInput } from './FieldInput';
import { JsonBox } from './JsonBox';
import type { RecordDraft } from './place';
import { Outcome, SaveBar } from './Records.styles';
import { readJsonObject, sentAfter, type JsonObject } from './sentJson';

export interface RecordFormProps {
  desk: RecordStore;
  kind: EditableKind;
  id: string;
  fields: JsonObject;
  draft: RecordDraft;
  onDraft: (draft: RecordDraft) => void;
}

/** What is sent otherwise than the record says, by its names. */
function otherwise(fields: JsonObject): readonly string[] {
  const { responseOverrides } = fields;
  if (typeof responseOverrides !== 'object' || responseOverrides === null) return [];
  const { fields: sent = {}, omit = [] } = responseOverrides as { fields?: object; omit?: readonly string[] };
  return [...Object.keys(sent), ...omit];
}

/**
 * A record's fields, each with its control, by the contract's rules; and the record as the server sends it, where anything
 * may stand. What is typed stays until it is saved or taken back.
 */
export function RecordForm({ desk, kind, id, fields, draft, onDraft }: RecordFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [outcome, setOutcome] = useState('');
  const [wasTyping] = useState(draft.json !== null);
  const form = useRef<HTMLFormElement>(null);
  const controls = FIELDS[kind];
  const { typed } = draft;
  const changed = controls.filter(({ name }) => typed[name] !== undefined);

  const type = (name: string, value: FieldValue, before: FieldValue) => {
    const { [name]: _old, ...others } = typed;
    const { [name]: _error, ...otherErrors } = errors;
    setOutcome('');
    setErrors(otherErrors);
    onDraft({ ...draft, typed: value === before ? others : { ...others, [name]: value } });
  };

  const save = () => {
    if (changed.length === 0) {
      setOutcome('Nothing is changed.');
      return;
    }
    const result = desk.edit(kind, id, changesOf(controls, typed));
    if (result.ok) {
      setErrors({});
      setOutcome('Saved. The page asks again.');
      onDraft({ ...draft, typed: {} });
      return;
    }
    const found = Object.entries(result.errors ?? {}).map(([name, [first = '']]) => [name, first] as const);
    setErrors(Object.fromEntries(found));
    setOutcome(found.length === 0 ? result.message : 'Nothing was saved: see the fields that are marked.');
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const names = otherwise(fields);
  const answers = answersOf(desk, kind, id);
  return (
    <>
      {names.length > 0 && (
        <Alert
          kind="info"
          action={
            <Button
              kind="ghost"
              onClick={() => {
                desk.setResponseOverrides(kind, id, null);
                onDraft({ ...draft, json: null });
                setOutcome('It is sent as it is. The page asks again.');
                form.current?.focus();
              }}
            >
              Send it as it is
            </Button>
          }
        >
          Sent otherwise than below: {names.join(', ')}.
        </Alert>
      )}
      <Form
        ref={form}
        noValidate
        tabIndex={-1}
        aria-label="Fields"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {controls.map((control) => {
          const before = shownValue(fields[control.name], control);
          return (
            <FieldInput
              key={control.name}
              control={control}
              value={typed[control.name] ?? before}
              error={errors[control.name]}
              onChange={(value) => type(control.name, value, before)}
            />
          );
        })}
        <SaveBar>
          <Outcome role="status">{outcome}</Outcome>
          <Buttons>
            <Button type="submit">Save</Button>
            {desk.isEdited(kind, id) && (
              <Button
                kind="secondary"
                onClick={() => {
                  desk.reset(kind, id);
                  setErrors({});
                  onDraft({ typed: {}, json: null });
                  setOutcome('It is as it was before the first change here. The page asks again.');
                  form.current?.focus();
                }}
              >
                Reset this record
              </Button>
            )}
          </Buttons>
        </SaveBar>
      </Form>
      {answers && (
        <Disclosure summary="As the server sends it (JSON)" isInitiallyOpen={wasTyping}>
          <JsonBox
            hint="Anything may stand here: a price as text, a list that is null, a name left out."
            shown={answers.sent}
            text={draft.json?.text ?? null}
            onText={(text) =>
              onDraft({
                ...draft,
                json: text === null ? null : { text, shown: draft.json?.shown ?? answers.sent },
              })
            }
            onSend={(text) => {
              const read = readJsonObject(text);
              if (!read.ok) return read;
              const shown = draft.json?.shown ?? answers.sent;
              const before = desk.getRecord(kind, id)?.responseOverrides;
              desk.setResponseOverrides(
                kind,
                id,
                sentAfter({ shown, typed: read.value, own: answers.own }, before),
              );
              onDraft({ ...draft, json: null });
              return null;
            }}
          />
        </Disclosure>
      )}
    </>
  );
}
