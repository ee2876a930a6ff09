import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { ErrorText, HintText } from './Field.styles';

export interface FieldNotesProps {
  /** The id of the control or group that the notes belong to. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The ids of the notes that are there, for `aria-describedby`: the error is read before the hint. */
export function noteIds(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
}

/** The error and the hint of a control or of a group of them. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <ErrorText id={`${id}-error`}>
          <Icon icon={CircleAlert} size="s" />
          <span>{error}</span>
        </ErrorText>
      )}
      {hint && <HintText id={`${id}-hint`}>{hint}</HintText>}
    </>
  );
}
