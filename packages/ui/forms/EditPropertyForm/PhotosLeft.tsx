import { useEffect, useId, useRef } from 'react';
import { Alert } from '../../primitives';
import { Left, LeftList } from './EditPropertyForm.styles';
import type { SaveFailure } from './useEditPropertyForm';

/** The list of photos that the last save could not upload or delete. Focus moves to it (ruling 113). */
export function PhotosLeft({ failures }: { failures: readonly SaveFailure[] }) {
  const summary = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => {
    summary.current?.focus();
  }, [failures]);
  return (
    <Left ref={summary} tabIndex={-1} role="group" aria-labelledby={textId}>
      <Alert kind="danger">
        <div id={textId}>
          <LeftList>
            {failures.map(({ text, detail }) => (
              <li key={`${text} ${detail}`}>{detail === '' ? text : `${text}. ${detail}`}</li>
            ))}
          </LeftList>
          Everything else is saved. Update the property again to retry.
        </div>
      </Alert>
    </Left>
  );
}
