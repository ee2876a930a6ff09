import { lazyComponent, LoadFailure, Skeleton } from '@efie/ui';
import { Suspense } from 'react';
import { TodayPlace } from '../AgentDashboard.styles';
import type { TodayProps } from './Today';

const LazyToday = lazyComponent(async () => (await import('./Today')).Today, LoadFailure);

/** Today, lazy-loaded. */
export function TodayHost(props: TodayProps) {
  return (
    <TodayPlace data-empty={props.isWithheld}>
      <Suspense
        fallback={
          !props.isWithheld && (
            <div data-skeleton>
              <Skeleton height="100%" />
            </div>
          )
        }
      >
        <LazyToday {...props} />
      </Suspense>
    </TodayPlace>
  );
}
