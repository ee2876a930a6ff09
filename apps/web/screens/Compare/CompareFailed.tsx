import { messageOrAdvice } from '@efie/api';
import { ErrorState } from '@efie/ui';
import { focusScreenHeading } from '../../routing/useFocusScreenHeading';

interface CompareFailedProps {
  /** Null when the visitor canceled the requests. */
  error: unknown;
  onRetry: () => void;
}

/** No home could be loaded: the server's message or a default one, and a retry (rulings 89, 90). */
export function CompareFailed({ error, onRetry }: CompareFailedProps) {
  return (
    <ErrorState
      title="The homes could not be loaded"
      onRetry={() => {
        // The pressed button is unmounted.
        focusScreenHeading();
        onRetry();
      }}
    >
      {messageOrAdvice(error)}
    </ErrorState>
  );
}
