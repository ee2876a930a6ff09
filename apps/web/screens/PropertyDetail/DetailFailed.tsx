import { isConnectionError, messageOr } from '@efie/api';
import { Container, ErrorState } from '@efie/ui';
import { useEffect, useRef } from 'react';
import { pageTitle } from '../../routing/title';

export interface DetailFailedProps {
  /** Null when the visitor canceled the request. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The listing could not be loaded: the server's message or a default one, and a retry (rulings 89, 90). */
export function DetailFailed({ error, isRetrying, onRetry }: DetailFailedProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Try again has replaced the pressed Cancel button.
    if (error === null) container.current?.querySelector('button')?.focus();
  }, [error]);
  return (
    <Container ref={container}>
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
