import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { ErrorText, HintText } from './Field.styles';

export interface HintAndErrorProps {
  /** Id of the control or group. */
  id: string;
  /** Help that is always shown. */
  hint?: ReactNode;
  /** Why the value is invalid, above the hint. */
  error?: string | undefined;
}

/** Value of `aria-describedby`: the ids of error and hint, if they are rendered; the error is announced first. */
export function hintAndErrorIds(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
}

export function HintAndError({ id, hint, error }: HintAndErrorProps) {
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
