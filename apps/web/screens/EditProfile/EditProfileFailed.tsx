import { retryAdvice } from '@efie/api';
import { ErrorState } from '@efie/ui';

export interface EditProfileFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

export function EditProfileFailed({ error, isRetrying, onRetry }: EditProfileFailedProps) {
  return (
    <ErrorState title="Your profile could not be loaded" isRetrying={isRetrying} onRetry={onRetry}>
      {retryAdvice(error)}
    </ErrorState>
  );
}
