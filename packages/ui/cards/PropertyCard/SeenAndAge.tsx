import { isStale, listedAgo } from '@efie/domain/dates';
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
  const listed = listedAgo(createdAt, today ?? Number.NaN);
  const isListingStale = isStale(createdAt, today ?? Number.NaN);
  if (isOpened !== true && listed === '') return null;
  return (
    <p>
      {isOpened === true && <span data-glyph="eye-check">Seen </span>}
      <bdi data-stale={isListingStale || undefined} data-glyph={isListingStale ? 'clock' : undefined}>
        {/* 'Listed' is not shown where the facts share the line. */}
        <span>{listed.slice(0, 7)}</span>
        <span>{listed.slice(7)}</span>
      </bdi>
    </p>
  );
}
