import { useEffect, useId, useRef } from 'react';
import { Alert } from '../../primitives';
import { Left, LeftList } from './EditPropertyForm.styles';
import type { SaveFailure } from './useEditPropertyForm';

/** What the last save could not do with the photos, each named; it takes the focus (ruling 113, fault 119). */
export function PhotosLeft({ failures }: { failures: readonly SaveFailure[] }) {
  const box = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  useEffect(() => {
    box.current?.focus();
  }, [failures]);
  return (
    <Left ref={box} tabIndex={-1} role="group" aria-labelledby={wordsId}>
      <Alert kind="danger">
        <div id={wordsId}>
          <LeftList>
            {failures.map(({ text, detail }) => (
              <li key={`${text} ${detail}`}>{detail === '' ? text : `${text}. ${detail}`}</li>
            ))}
          </LeftList>
          The rest is saved. Update the property again to send what is left.
        </div>
      </Alert>
    </Left>
  );
}
