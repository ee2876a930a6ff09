import { Container, ErrorState } from '@efie/ui';
import { pageTitle } from '../../app/title';

export interface DetailFailedProps {
  isConnectionLost: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The listing could not be loaded: what happened, and another try (checklist 255). */
export function DetailFailed({ isConnectionLost, isRetrying, onRetry }: DetailFailedProps) {
  return (
    <Container>
      <title>{pageTitle('Property could not be loaded')}</title>
      <ErrorState
        title="Property could not be loaded"
        headingLevel={1}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {isConnectionLost ? 'Check your connection, then try again.' : 'Try again in a moment.'}
      </ErrorState>
    </Container>
  );
}
