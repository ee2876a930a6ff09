import type { CSSProperties } from 'react';
import type { ListingLayout } from '@efie/ui/panels/ManagedListings';
import { Grid, ManagedPropertyCardSkeleton, Skeleton } from '@efie/ui';
import { Cards, RowSkeletons } from '../AgentDashboard.styles';
import { ToolsSpace } from './OwnListings.styles';

/** With fewer listings there is nothing to search. */
export const MIN_FOR_TOOLS = 4;

const cardSkeletons = (
  <Cards data-skeletons aria-hidden="true">
    <Grid>
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCardSkeleton />
    </Grid>
  </Cards>
);

/** The list while it loads: its tools, and three rows or cards. */
export function ListingSkeletons({ count, layout }: { count: number; layout: ListingLayout }) {
  return (
    <>
      {count >= MIN_FOR_TOOLS && (
        <ToolsSpace aria-hidden="true">
          <Skeleton height="100%" />
        </ToolsSpace>
      )}
      {layout === 'rows' ? (
        <RowSkeletons aria-hidden="true" style={{ '--rows': Math.max(count, 3) } as CSSProperties}>
          {[0, 1, 2].map((row) => (
            <div key={row} data-skeleton>
              <Skeleton height="4rem" />
            </div>
          ))}
        </RowSkeletons>
      ) : (
        cardSkeletons
      )}
    </>
  );
}
