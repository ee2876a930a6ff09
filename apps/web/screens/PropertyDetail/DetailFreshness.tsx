import { serverNow } from '@efie/api';
import { daysAgo, formatDate, isStale, STALE_AFTER_DAYS } from '@efie/domain/dates';
import type { Listing } from '@efie/domain/listing';
import { pluralize } from '@efie/domain/text';
import { Badge, Icon } from '@efie/ui';
import { Calendar, Eye, WifiOff } from 'lucide-react';
import { Freshness } from './PropertyDetail.styles';

/** How long ago; '' for today, which the date says. */
function ageText(createdAt: number): string {
  const text = daysAgo(createdAt, serverNow());
  return text === 'today' ? '' : text;
}

export interface DetailFreshnessProps {
  listing: Listing;
  /** When the copy on this device was saved, as text; '' for the server's data. */
  savedOn: string;
}

/**
 * When a copy was saved, the listing's date, a badge if it is old, and its number of views; unknown values are left out.
 */
export function DetailFreshness({ listing: { createdAt, viewCount }, savedOn }: DetailFreshnessProps) {
  const date = createdAt === null ? '' : formatDate(createdAt);
  if (date === '' && viewCount === null && savedOn === '') return null;
  return (
    <Freshness>
      {savedOn !== '' && (
        <Badge tone="gold" icon={WifiOff}>
          {savedOn}
        </Badge>
      )}
      {createdAt !== null && date !== '' && (
        <span>
          <Icon icon={Calendar} size="s" />
          <span>{[`Listed ${date}`, ageText(createdAt)].filter(Boolean).join(', ')}</span>
        </span>
      )}
      {isStale(createdAt, serverNow()) && <Badge tone="gold">{`Over ${STALE_AFTER_DAYS} days old`}</Badge>}
      {viewCount !== null && (
        <span>
          <Icon icon={Eye} size="s" />
          <bdi>{pluralize(viewCount, 'view', 'views')}</bdi>
        </span>
      )}
    </Freshness>
  );
}
