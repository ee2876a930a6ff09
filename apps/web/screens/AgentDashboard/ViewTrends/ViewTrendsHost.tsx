import { lazyComponent, LoadFailure, Skeleton } from '@efie/ui';
import { Suspense } from 'react';
import { ViewsPlace } from '../AgentDashboard.styles';
import type { ViewTrendsProps } from './ViewTrends';

const LazyViewTrends = lazyComponent(async () => (await import('./ViewTrends')).ViewTrends, LoadFailure);

/** Views over time, lazy-loaded with its charts. */
export function ViewTrendsHost(props: ViewTrendsProps) {
  return (
    <ViewsPlace>
      <Suspense fallback={<Skeleton height="7.5rem" />}>
        <LazyViewTrends {...props} />
      </Suspense>
    </ViewsPlace>
  );
}
