import { Button, EmptyState, Stack } from '@efie/ui';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths';

export interface NoFavoritesProps {
  children: ReactNode;
  /** Adds Try again, for a list that failed to load. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** The empty state, also shown when the list failed to load. */
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
