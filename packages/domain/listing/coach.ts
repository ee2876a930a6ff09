import { amenityOf, type AmenityGroup } from '../amenities/amenities';
import { readPrice } from '../money/readPrice';
import { PHOTO_LIMITS } from '../photos/limits';

/** What the coach looks at in a listing that is not published yet. */
export interface ListingDraft {
  /** How many photos there are. */
  photos: number;
  /** Codes. */
  amenities: readonly string[];
  description: string;
  /** Digits and one decimal point, in Ghana cedis. */
  price: string;
  region: string;
  district: string;
  specificLocation: string;
  /** A code; land has no meters and taps to tell of. */
  propertyType: string;
}

/** One line of the checklist before publishing. */
export interface ListingAdvice {
  id: 'photos' | 'more-photos' | 'electricity' | 'water' | 'description' | 'price' | 'place';
  text: string;
  isDone: boolean;
}

/** Photos with which a listing shows every room. */
const MANY_PHOTOS = 6;
/** Characters of a description that answers the first questions of a caller. */
const LONG_DESCRIPTION = 120;

const isFilled = (text: string): boolean => text.trim() !== '';

/**
 * The checklist before publishing (corrections.md section 4 "Agent coach"): photos, utilities, description, price and place.
 * It advises and never blocks: what a listing must have is the form's own rule.
 */
export function listingAdvice(draft: ListingDraft): readonly ListingAdvice[] {
  const groups = new Set<AmenityGroup | undefined>(draft.amenities.map((code) => amenityOf(code)?.group));
  const utilities: readonly ListingAdvice[] = [
    { id: 'electricity', text: 'Electricity: tick which meter it has', isDone: groups.has('Electricity') },
    { id: 'water', text: 'Water: tick where it comes from', isDone: groups.has('Water') },
  ];
  return [
    {
      id: 'photos',
      text: `At least ${PHOTO_LIMITS.least} photos`,
      isDone: draft.photos >= PHOTO_LIMITS.least,
    },
    {
      id: 'more-photos',
      text: `Better: ${MANY_PHOTOS} photos or more`,
      isDone: draft.photos >= MANY_PHOTOS,
    },
    ...(draft.propertyType === 'land' ? [] : utilities),
    {
      id: 'description',
      text: `A description of ${LONG_DESCRIPTION} characters or more`,
      isDone: [...draft.description.trim()].length >= LONG_DESCRIPTION,
    },
    { id: 'price', text: 'The price', isDone: readPrice(draft.price) !== null },
    {
      id: 'place',
      text: 'The place: region, district and a landmark',
      isDone: [draft.region, draft.district, draft.specificLocation].every(isFilled),
    },
  ];
}
