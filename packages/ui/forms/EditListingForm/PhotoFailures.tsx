import { useEffect, useId, useRef } from 'react';
import { Alert } from '../../primitives';
import { FailureList, FailureSummary } from './EditListingForm.styles';
import type { SaveFailure } from './useEditListingForm';

/** The list of photos that the last save could not upload or delete. Focus moves to it. */
export function PhotoFailures({ failures }: { failures: readonly SaveFailure[] }) {
  const summary = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => {
    summary.current?.focus();
  }, [failures]);
  return (
    <FailureSummary ref={summary} tabIndex={-1} role="group" aria-labelledby={textId}>
      <Alert kind="danger">
        <div id={textId}>
          <FailureList role="list">
            {failures.map(({ text, detail }) => (
              <li key={`${text} ${detail}`}>{detail === '' ? text : `${text}. ${detail}`}</li>
            ))}
          </FailureList>
          Everything else is saved. Update the property again to retry.
        </div>
      </Alert>
    </FailureSummary>
  );
}
