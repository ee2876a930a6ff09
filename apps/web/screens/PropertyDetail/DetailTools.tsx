import type { Listing } from '@efie/domain/listing';
import { CompareToggle } from '../common/compare/CompareToggle';
import { PrintCard } from './PrintCard';

export interface DetailToolsProps {
  listing: Listing;
  /** Compare above the photos, on the first photo, or what belongs to paper. */
  place?: 'row' | 'photo' | 'print';
}

/** What a listing's page can do without while it loads. Lazy-load it with `Optional`. */
export function DetailTools({ listing, place = 'row' }: DetailToolsProps) {
  return place === 'print' ? (
    <PrintCard listing={listing} />
  ) : (
    <CompareToggle listing={listing} place={place} />
  );
}
