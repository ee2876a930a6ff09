import { isConnectionError, isNotFound } from '@efie/api';
import { Button, Container, EmptyState, Stack } from '@efie/ui';
import { pageTitle } from '../../routing/title';
import { useGoBack } from '../shared/useGoBack';

export interface ProfileFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function sentenceFor(error: unknown): string {
  if (isNotFound(error)) return 'This profile may have been taken down. Other agents are waiting.';
  return isConnectionError(error)
    ? 'Check your connection, then try again.'
    : 'The profile could not be loaded. Try again in a moment.';
}

/**
 * There is no such agent, or the profile could not be loaded: the same words for both, as specified (ruling 128, checklist
 * 506). What may pass can also be tried again.
 */
export function ProfileFailed({ error, isRetrying, onRetry }: ProfileFailedProps) {
  const goBack = useGoBack();
  const canPass = !isNotFound(error);
  return (
    <Container>
      <title>{pageTitle('Agent not found')}</title>
      <EmptyState
        title="Agent not found please"
        headingLevel={1}
        seed="agent not found"
        action={
          <Stack direction="row" justify="center" gap={3} isWrapping>
            <Button size="large" kind={canPass ? 'secondary' : 'primary'} onClick={goBack}>
              Go Back
            </Button>
            {canPass && (
              <Button size="large" isLoading={isRetrying} onClick={onRetry}>
                Try again
              </Button>
            )}
          </Stack>
        }
      >
        {sentenceFor(error)}
      </EmptyState>
    </Container>
  );
}
