import type { ReactElement } from 'react';
import { Alert, Button } from '../../primitives';
import { SavedAgo } from './SavedAgo';

export interface DraftRestoredProps {
  /** The restored draft, and how to discard it. */
  draft: {
    /** When the draft was stored, in ms since 1970; null renders nothing. */
    savedAt: number | null;
    discard: () => void;
  };
  /** What the draft does not contain, such as photos. An element: a text would break in a translated page. */
  children?: ReactElement | false;
}

/** The notice at the top of a form that a draft was restored, with a button to discard it. */
export function DraftRestored({ draft, children }: DraftRestoredProps) {
  if (draft.savedAt === null) return null;
  return (
    <Alert
      kind="info"
      action={
        <Button kind="ghost" onClick={draft.discard}>
          Discard
        </Button>
      }
    >
      <span>Your draft is back.</span> <SavedAgo savedAt={draft.savedAt} /> {children}
    </Alert>
  );
}
