import type { Listing } from './Listing';
import { propertyTypeLabel } from './labels';

/**
 * The alternative text of a listing's photo: 'Apartment in East Legon, picture 2 of 5'.
 * @param position counts from 1
 */
export function photoAlt(
  listing: Pick<Listing, 'propertyType' | 'district' | 'photos'>,
  position = 1,
): string {
  const type = propertyTypeLabel(listing.propertyType) || 'Property';
  const name = listing.district.trim() === '' ? type : `${type} in ${listing.district.trim()}`;
  const total = listing.photos.length;
  return total === 0 ? `${name}, no picture` : `${name}, picture ${position} of ${total}`;
}

/** The caption of a photo whose position is shown elsewhere: 'Apartment in East Legon'. Its room is not known (ruling 166). */
export function photoCaption(alt: string): string {
  return alt.replace(/, picture \d+ of \d+$/, '');
}
