import { Button, VisuallyHidden } from '@efie/ui';
import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { copyText } from './copyText';

type Outcome = 'idle' | 'copied' | 'refused';

const LOOKS: Readonly<Record<Outcome, { icon: LucideIcon; words: string }>> = {
  idle: { icon: Copy, words: 'Copy' },
  copied: { icon: Check, words: 'Copied' },
  refused: { icon: Copy, words: 'Copy refused' },
};

export interface CopyButtonProps {
  /** Asked for when pressed. */
  text: () => string;
  /** What it is, after 'Copy': 'the code for ama@example.com'. */
  what: string;
  /** Shows `what` too. */
  isWhatShown?: boolean;
}

/** Copies a text and says in its own words what came of it. */
export function CopyButton({ text, what, isWhatShown = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const { icon, words } = LOOKS[outcome];
  return (
    <Button
      kind="secondary"
      icon={icon}
      onClick={() => void copyText(text()).then((isDone) => setOutcome(isDone ? 'copied' : 'refused'))}
    >
      <span aria-live="polite">{words}</span> {isWhatShown ? what : <VisuallyHidden>{what}</VisuallyHidden>}
    </Button>
  );
}
