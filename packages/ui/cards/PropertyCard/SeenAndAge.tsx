import { daysAgo, isStale } from '@efie/domain/dates';
import type { Listing } from '@efie/domain/listing';

export interface SeenState {
  /** Any time of today, in ms since 1970; without it the age is not shown. */
  today?: number | undefined;
  /** The visitor has opened the listing before. */
  isOpened?: boolean | undefined;
}

interface SeenAndAgeProps extends SeenState {
  listing: Pick<Listing, 'createdAt'>;
}

/** 'Seen', and the listing's age, with a clock when it is over 60 days. An unreadable date shows no age. */
export function SeenAndAge({ listing: { createdAt }, today, isOpened }: SeenAndAgeProps) {
  const age = daysAgo(createdAt, today ?? Number.NaN);
  const isListingStale = isStale(createdAt, today ?? Number.NaN);
  if (isOpened !== true && age === '') return null;
  return (
    <p>
      {isOpened === true && <span data-glyph="eye-check">Seen </span>}
      <bdi data-stale={isListingStale || undefined} data-glyph={isListingStale ? 'clock' : undefined}>
        {/* 'Listed' is not shown where the facts share the line. */}
        {age !== '' && <span>Listed </span>}
        <span>{age}</span>
      </bdi>
    </p>
  );
}
