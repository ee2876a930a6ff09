import { isConnectionError, isNotFound } from '@efie/api';
import { Button, Container, EmptyState, Stack } from '@efie/ui';
import { pageTitle } from '../../routing/title';
import { useGoBack } from './useGoBack';

export interface ProfileFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function describeFailure(error: unknown): string {
  if (isNotFound(error))
    return 'This profile may have been taken down. Browse homes that are still available.';
  return isConnectionError(error)
    ? 'Check your connection, then try again.'
    : 'The profile could not be loaded. Try again in a moment.';
}

/** Shown when the agent does not exist or the profile failed to load, with one title for both (ruling 128). */
export function ProfileFailed({ error, isRetrying, onRetry }: ProfileFailedProps) {
  const goBack = useGoBack();
  const canRetry = !isNotFound(error);
  return (
    <Container>
      <title>{pageTitle('Agent not found')}</title>
      <EmptyState
        title="Agent not found please"
        headingLevel={1}
        seed="agent not found"
        action={
          <Stack direction="row" justify="center" gap={3} isWrapping>
            <Button size="large" kind={canRetry ? 'secondary' : 'primary'} onClick={goBack}>
              Go Back
            </Button>
            {canRetry && (
              <Button size="large" isLoading={isRetrying} onClick={onRetry}>
                Try again
              </Button>
            )}
          </Stack>
        }
      >
        {describeFailure(error)}
      </EmptyState>
    </Container>
  );
}
