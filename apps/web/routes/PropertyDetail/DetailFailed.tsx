import { isConnectionError, messageOr } from '@efie/api';
import { Container, ErrorState } from '@efie/ui';
import { pageTitle } from '../../app/title';

export interface DetailFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The listing could not be loaded: the server's words or ours, and another try (rulings 89, 90, checklist 255). */
export function DetailFailed({ error, isRetrying, onRetry }: DetailFailedProps) {
  return (
    <Container>
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
