import { isConnectionError, messageOr } from '@efie/api';
import { Container, ErrorState } from '@efie/ui';
import { useEffect, useRef } from 'react';
import { pageTitle } from '../../app/title';

export interface DetailFailedProps {
  /** Null when the visitor gave up waiting. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The listing could not be loaded: the server's words or ours, and another try (rulings 89, 90, checklist 255). */
export function DetailFailed({ error, isRetrying, onRetry }: DetailFailedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The Cancel that was pressed has left; Try again stands in its stead.
    if (error === null) place.current?.querySelector('button')?.focus();
  }, [error]);
  return (
    <Container ref={place}>
      <title>{pageTitle('Property could not be loaded')}</title>
      <ErrorState
        title="Property could not be loaded"
        headingLevel={1}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {isConnectionError(error)
          ? 'Check your connection, then try again.'
          : messageOr(error, 'Try again in a moment.')}
      </ErrorState>
    </Container>
  );
}
