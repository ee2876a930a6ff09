import { serverNow } from '@efie/api';
import { countOf, daysAgo, formatDate, isStale, STALE_AFTER_DAYS, type Listing } from '@efie/domain';
import { Badge, Icon } from '@efie/ui';
import { Calendar, Eye } from 'lucide-react';
import { Freshness } from './PropertyDetail.styles';

/** 'Listed 3 November 2026, 3 days ago' and '1,284 views', and a word of caution on an old listing; what is unknown is left out (checklist 230, 231, fault 87). */
export function DetailFreshness({ listing: { createdAt, viewCount } }: { listing: Listing }) {
  const date = createdAt === null ? '' : formatDate(createdAt);
  if (date === '' && viewCount === null) return null;
  return (
    <Freshness>
      {createdAt !== null && date !== '' && (
        <span>
          <Icon icon={Calendar} size="s" />
          Listed {date}, {daysAgo(createdAt, serverNow())}
        </span>
      )}
      {isStale(createdAt, serverNow()) && <Badge tone="gold">Over {STALE_AFTER_DAYS} days old</Badge>}
      {viewCount !== null && (
        <span>
          <Icon icon={Eye} size="s" />
          <bdi>{countOf(viewCount, 'view', 'views')}</bdi>
        </span>
      )}
    </Freshness>
  );
}
