import { Grid, ManagedPropertyCardSkeleton, Skeleton } from '@efie/ui';
import { Cards, RowSkeletons } from '../AgentDashboard.styles';

export const cardSkeletons = (
  <Cards data-skeletons aria-hidden="true">
    <Grid>
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCardSkeleton />
      <ManagedPropertyCardSkeleton />
    </Grid>
  </Cards>
);

export const rowSkeletons = (
  <RowSkeletons aria-hidden="true">
    <div data-skeleton>
      <Skeleton height="4rem" />
    </div>
    <div data-skeleton>
      <Skeleton height="4rem" />
    </div>
    <div data-skeleton>
      <Skeleton height="4rem" />
    </div>
  </RowSkeletons>
);
