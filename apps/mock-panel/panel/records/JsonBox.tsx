import { Button } from '@efie/ui';
import { useState } from 'react';
import { Buttons, Form } from '../MockPanel.styles';
import { JsonArea, Outcome } from './Records.styles';
import { jsonText, type JsonRefusal } from './sentJson';

export interface JsonBoxProps {
  hint: string;
  /** What is sent now. */
  shown: unknown;
  /** What is typed; null while it is not touched. */
  text: string | null;
  onText: (text: string | null) => void;
  /** Sends it; what is wrong when that is impossible. */
  onSend: (text: string) => JsonRefusal | null;
}

/** An answer as text. A text that is no JSON is named with its place and stays as it was typed. */
export function JsonBox({ hint, shown, text, onText, onSend }: JsonBoxProps) {
  const [error, setError] = useState('');
  const [outcome, setOutcome] = useState('');
  const present = text ?? jsonText(shown);
  return (
    <Form
      noValidate
      aria-label="JSON"
      onSubmit={(event) => {
        event.preventDefault();
        const refusal = text === null ? null : onSend(present);
        setError(refusal?.error ?? '');
        if (refusal) {
          setOutcome('');
          const box = event.currentTarget.querySelector('textarea');
          box?.focus();
          box?.setSelectionRange(refusal.at, refusal.at + 1);
        } else {
          setOutcome(text === null ? 'Nothing is changed.' : 'Sent from now on. The page asks again.');
        }
      }}
    >
      <JsonArea
        label="Answer"
        hint={hint}
        error={error}
        dir="ltr"
        spellCheck={false}
        rows={14}
        value={present}
        onChange={(event) => {
          setError('');
          setOutcome('');
          onText(event.target.value === jsonText(shown) ? null : event.target.value);
        }}
      />
      <Outcome role="status">{outcome}</Outcome>
      <Buttons>
        <Button kind="secondary" type="submit">
          Send this
        </Button>
        {text !== null && (
          <Button
            kind="ghost"
            onClick={(event) => {
              event.currentTarget.form?.querySelector('textarea')?.focus();
              setError('');
              onText(null);
            }}
          >
            Take it back
          </Button>
        )}
      </Buttons>
    </Form>
  );
}
