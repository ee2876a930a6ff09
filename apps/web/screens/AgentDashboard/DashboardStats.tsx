import type { QueryState } from '@efie/api';
import { LISTING_STATS, listingStats, type Listing } from '@efie/domain/listing';
import { StatCard, type StatCardProps } from '@efie/ui';
import { Stats } from './AgentDashboard.styles';
import type { ViewCounts } from './useViewCounts';

export interface DashboardStatsProps {
  /** The load state of the listings. */
  loadState: QueryState<unknown>['kind'];
  listings: readonly Listing[];
  views: ViewCounts['total'];
}

/** The four statistics of a verified agent. Each card renders before its number has loaded. */
export function DashboardStats({ loadState, listings, views }: DashboardStatsProps) {
  const counted = listingStats(listings);
  const valueOf = (key: keyof typeof counted): StatCardProps['value'] => {
    if (loadState === 'loading') return 'loading';
    if (loadState === 'error') return 'failed';
    return key === 'views' ? views : counted[key];
  };
  return (
    <Stats aria-label="Your figures" data-for-verified>
      {LISTING_STATS.map(({ key, label }) => (
        <StatCard key={key} label={label} value={valueOf(key)} />
      ))}
    </Stats>
  );
}
