import { formatDate } from '@efie/domain';
import type { ReactNode } from 'react';
import { Alert, Button } from '../../primitives';

export interface DraftRestoredProps {
  draft: {
    /** When it was typed, in ms since 1970; null shows nothing. */
    from: number | null;
    discard: () => void;
  };
  /** What the draft could not hold: the photos to add again, by name. */
  children?: ReactNode;
}

/** Says that what was typed before stands in the fields again, with the way to be rid of it. First thing of a form. */
export function DraftRestored({ draft, children }: DraftRestoredProps) {
  if (draft.from === null) return null;
  return (
    <Alert
      kind="info"
      action={
        <Button kind="ghost" onClick={draft.discard}>
          Discard
        </Button>
      }
    >
      Your draft from {formatDate(draft.from)} is back.
      {children}
    </Alert>
  );
}
