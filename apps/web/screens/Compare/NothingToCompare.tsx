import { Button, EmptyState } from '@efie/ui';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths';

export function NothingToCompare({ children }: { children: ReactNode }) {
  return (
    <div data-empty>
      <EmptyState
        title="No homes to compare"
        seed="compare"
        action={
          <Button size="large" href={paths.listings}>
            Browse Properties
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
