import { listPropertiesQuery, retryAdvice, useQueryState } from '@efie/api';
import { Alert, Button, Container, fixedSpace } from '@efie/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useFocusFallback } from '../common/focus/useFocusFallback';

const Place = styled(Container)`
  padding-block-start: ${fixedSpace[6]};
`;

/** Says in place of Featured Properties that the homes could not be loaded, and offers Try again. */
export function HomesFailed() {
  const load = useQueryState(listPropertiesQuery());
  const place = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} onFocus={onFocus}>
      {load.kind === 'error' && (
        <Place>
          <Alert
            kind="info"
            action={
              <Button kind="ghost" isLoading={load.isRetrying} onClick={load.onRetry}>
                Try again
              </Button>
            }
          >
            {`Homes could not be loaded. ${retryAdvice(load.error)}`}
          </Alert>
        </Place>
      )}
    </div>
  );
}
