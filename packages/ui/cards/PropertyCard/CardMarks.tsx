import { isStale, listedAgo, type Listing } from '@efie/domain';
import { Clock } from 'lucide-react';
import { EyeCheckGlyph, Icon } from '../../primitives';
import { Marks } from './PropertyCard.styles';

export interface CardMarksProps {
  listing: Pick<Listing, 'createdAt'>;
  /** Any time of today, in ms since 1970; without it nothing is said of the age. */
  today?: number | undefined;
  /** It was opened on this device. */
  isOpened?: boolean | undefined;
}

/**
 * 'Seen', and how long the listing has stood, with a clock when that is over 60 days (corrections.md section 4, Freshness
 * and Recently viewed). Of a date that cannot be read nothing is said (fault 51).
 */
export function CardMarks({ listing: { createdAt }, today, isOpened }: CardMarksProps) {
  const listed = listedAgo(createdAt, today ?? Number.NaN);
  const isOld = isStale(createdAt, today ?? Number.NaN);
  if (isOpened !== true && listed === '') return null;
  return (
    <Marks>
      {isOpened === true && (
        <span>
          <Icon icon={EyeCheckGlyph} size="s" />
          Seen{' '}
        </span>
      )}
      <span data-old={isOld || undefined}>
        {isOld && <Icon icon={Clock} size="s" />}
        {listed}
      </span>
    </Marks>
  );
}
