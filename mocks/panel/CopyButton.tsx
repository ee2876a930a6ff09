import { Button, TextInput, VisuallyHidden } from '@efie/ui';
import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { copyText } from './copyText';

type Outcome = { kind: 'idle' | 'copied' } | { kind: 'refused'; text: string };

const LOOKS: Readonly<Record<Outcome['kind'], { icon: LucideIcon; words: string }>> = {
  idle: { icon: Copy, words: 'Copy' },
  copied: { icon: Check, words: 'Copied' },
  refused: { icon: Copy, words: 'Copy refused' },
};

export interface CopyButtonProps {
  /** Asked for when pressed. */
  text: () => string;
  /** What it is, after 'Copy': 'the code for ama@example.com'. */
  what: string;
  /** Shows `what` too; and the text itself, to copy it by hand, where the browser refuses. */
  isWhatShown?: boolean;
}

/** Copies a text and says in its own words what came of it. */
export function CopyButton({ text, what, isWhatShown = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const { icon, words } = LOOKS[outcome.kind];
  const copy = async () => {
    const copied = text();
    setOutcome((await copyText(copied)) ? { kind: 'copied' } : { kind: 'refused', text: copied });
  };
  return (
    <>
      <Button kind="secondary" icon={icon} onClick={() => void copy()}>
        <span aria-live="polite">{words}</span> {isWhatShown ? what : <VisuallyHidden>{what}</VisuallyHidden>}
      </Button>
      {isWhatShown && outcome.kind === 'refused' && (
        <TextInput
          label={`Copy ${what} by hand`}
          readOnly
          value={outcome.text}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
