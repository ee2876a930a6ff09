import { amenityOf, type AmenityGroup } from '../amenities/amenities';
import { readPrice } from '../money/readPrice';
import { PHOTO_LIMITS } from '../photos/photoLimits';
import type { ListingInput } from './listingFields';

/** The form values of an unpublished listing that the advice depends on. Land gets no advice about utilities. */
export interface ListingDraft extends Pick<
  ListingInput,
  'amenities' | 'description' | 'price' | 'region' | 'district' | 'specificLocation' | 'propertyType'
> {
  /** Number of photos. */
  photos: number;
}

export interface ListingAdvice {
  id: 'photos' | 'more-photos' | 'electricity' | 'water' | 'description' | 'price' | 'place';
  text: string;
  isDone: boolean;
}

const RECOMMENDED_PHOTOS = 6;
const RECOMMENDED_DESCRIPTION_LENGTH = 120;

const isFilled = (text: string): boolean => text.trim() !== '';

/**
 * The checklist before publishing: photos, utilities, description, price and location. It only advises; the form's
 * validation decides whether a listing can be sent.
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
      text: `At least ${PHOTO_LIMITS.minCount} photos`,
      isDone: draft.photos >= PHOTO_LIMITS.minCount,
    },
    {
      id: 'more-photos',
      text: `Better: ${RECOMMENDED_PHOTOS} photos or more`,
      isDone: draft.photos >= RECOMMENDED_PHOTOS,
    },
    ...(draft.propertyType === 'land' ? [] : utilities),
    {
      id: 'description',
      text: `A description of ${RECOMMENDED_DESCRIPTION_LENGTH} characters or more`,
      isDone: [...draft.description.trim()].length >= RECOMMENDED_DESCRIPTION_LENGTH,
    },
    { id: 'price', text: 'The price', isDone: readPrice(draft.price) !== null },
    {
      id: 'place',
      text: 'The place: region, district and a landmark',
      isDone: [draft.region, draft.district, draft.specificLocation].every(isFilled),
    },
  ];
}
