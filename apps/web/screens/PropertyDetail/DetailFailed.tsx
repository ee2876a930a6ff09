import { isConnectionError, messageOrAdvice } from '@efie/api';
import { Button, Container, ErrorState } from '@efie/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { ActionRow } from './PropertyDetail.styles';

export interface DetailFailedProps {
  /** Null when the visitor canceled the request. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** Other homes are saved on this device. */
  hasSavedHomes?: boolean;
}

/**
 * The listing could not be loaded: the server's message or a default one, a retry (rulings 89, 90), and the way to other homes.
 * Without a connection the shell lists the homes that are saved on this device.
 */
export function DetailFailed({ error, isRetrying, onRetry, hasSavedHomes = false }: DetailFailedProps) {
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
        action={
          <ActionRow>
            <Button size="large" isLoading={isRetrying} onClick={onRetry}>
              Try again
            </Button>
            <Button size="large" kind="secondary" href={paths.listings}>
              Browse Properties
            </Button>
          </ActionRow>
        }
      >
        {`${hasSavedHomes && isConnectionError(error) ? 'This home is not saved on this device. ' : ''}${messageOrAdvice(error)}`}
      </ErrorState>
    </Container>
  );
}
