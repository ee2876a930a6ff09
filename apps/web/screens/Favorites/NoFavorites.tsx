import { Button, EmptyState, Stack } from '@efie/ui';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths';

export interface NoFavoritesProps {
  /** One sentence. */
  children: ReactNode;
  /** The list could not be loaded: it can be asked for again. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Nothing is saved, as far as one knows (checklist 218, 219). */
export function NoFavorites({ children, onRetry, isRetrying = false }: NoFavoritesProps) {
  return (
    <div data-empty>
      <EmptyState
        title="No saved properties yet"
        seed="favorites"
        action={
          <Stack direction="row" justify="center" gap={3} isWrapping>
            <Button size="large" kind={onRetry ? 'secondary' : 'primary'} href={paths.listings}>
              Browse Properties
            </Button>
            {onRetry && (
              <Button size="large" isLoading={isRetrying} onClick={onRetry}>
                Try again
              </Button>
            )}
          </Stack>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
