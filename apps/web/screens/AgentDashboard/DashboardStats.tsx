import { LISTING_STATS, listingStats, type Listing } from '@efie/domain';
import { StatCard, statIcons, type StatCardProps } from '@efie/ui';
import { Stats } from './AgentDashboard.styles';
import type { Part } from './usePart';
import type { Views } from './useViews';

export interface DashboardStatsProps {
  /** How it stands with the listings. */
  part: Part<unknown>['kind'];
  /** Those that have come. */
  listings: readonly Listing[];
  views: Views['total'];
}

/** The four figures of a verified agent (checklist 370, ruling 108): each box stands before its number comes. */
export function DashboardStats({ part, listings, views }: DashboardStatsProps) {
  const counted = listingStats(listings);
  const valueOf = (key: keyof typeof counted): StatCardProps['value'] => {
    if (part !== 'ready') return part;
    return key === 'views' ? views : counted[key];
  };
  return (
    <Stats aria-label="Your figures">
      {LISTING_STATS.map(({ key, label }) => (
        <StatCard key={key} label={label} icon={statIcons[key]} value={valueOf(key)} />
      ))}
    </Stats>
  );
}
