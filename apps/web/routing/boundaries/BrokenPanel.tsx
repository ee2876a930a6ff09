import { Button, Container, ErrorState } from '@efie/ui';

const reload = () => window.location.reload();

export interface BrokenPanelProps {
  /** Loads the screen again without a reload. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Replaces a screen that could not be shown: says what happened and offers a reload, which keeps drafts. */
export function BrokenPanel({ onRetry, isRetrying = false }: BrokenPanelProps) {
  return (
    <Container>
      <ErrorState
        title="This page could not be shown"
        headingLevel={1}
        action={
          <div style={{ display: 'grid', gap: 12 }}>
            {onRetry && (
              <Button size="large" isLoading={isRetrying} onClick={onRetry}>
                Try again
              </Button>
            )}
            <Button size="large" kind={onRetry ? 'secondary' : 'primary'} onClick={reload}>
              Reload
            </Button>
          </div>
        }
      >
        {onRetry ? 'Check your connection, then try again.' : 'Reload the page. What you typed is kept.'}
      </ErrorState>
    </Container>
  );
}
