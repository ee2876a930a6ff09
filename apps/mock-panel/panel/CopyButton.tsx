import { Button, TextInput, VisuallyHidden } from '@efie/ui';
import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

type Outcome = { kind: 'idle' | 'copied' } | { kind: 'failed'; text: string };

const STATES: Readonly<Record<Outcome['kind'], { icon: LucideIcon; label: string }>> = {
  idle: { icon: Copy, label: 'Copy' },
  copied: { icon: Check, label: 'Copied' },
  failed: { icon: Copy, label: 'Copy failed' },
};

interface CopyButtonProps {
  text: () => string;
  /** The object of 'Copy', such as 'the code for ama@example.com'. */
  subject: string;
  /** Shows `what` visibly, and, if copying fails, a field with the text for copying manually. */
  isSubjectVisible?: boolean;
}

/** Copies a text and announces the result in its label. */
export function CopyButton({ text, subject, isSubjectVisible = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const { icon, label } = STATES[outcome.kind];
  const copy = async () => {
    const value = text();
    try {
      await navigator.clipboard.writeText(value);
      setOutcome({ kind: 'copied' });
    } catch {
      // The clipboard is not available or not permitted.
      setOutcome({ kind: 'failed', text: value });
    }
  };
  return (
    <>
      <Button kind="secondary" icon={icon} onClick={() => void copy()}>
        <span aria-live="polite">{label}</span>{' '}
        {isSubjectVisible ? <span>{subject}</span> : <VisuallyHidden>{subject}</VisuallyHidden>}
      </Button>
      {isSubjectVisible && outcome.kind === 'failed' && (
        <TextInput
          label={`Copy ${subject} manually`}
          readOnly
          value={outcome.text}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
