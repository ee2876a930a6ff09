import { amenityOf } from '../amenities/amenities';
import { readPrice } from '../money/readPrice';
import { PHOTO_LIMITS } from '../photos/photoLimits';
import type { ListingInput } from './listingFields';

/** The form values of an unpublished listing that the advice depends on. Land gets no advice about utilities. */
export interface ListingDraft extends Pick<
  ListingInput,
  | 'title'
  | 'amenities'
  | 'description'
  | 'price'
  | 'region'
  | 'district'
  | 'specificLocation'
  | 'propertyType'
> {
  /** Number of photos. */
  photos: number;
}

export interface ListingAdvice {
  id:
    | 'title'
    | 'description'
    | 'price'
    | 'place'
    | 'photos'
    | 'more-photos'
    | 'long-description'
    | 'electricity'
    | 'water';
  text: string;
  isDone: boolean;
}

export interface ListingAdvices {
  /** Required before the form can be sent. */
  needed: readonly ListingAdvice[];
  /** Optional, but likely to bring more calls. */
  better: readonly ListingAdvice[];
}

export const RECOMMENDED_PHOTOS = 6;
const RECOMMENDED_DESCRIPTION_LENGTH = 120;

/** Whether amenities say anything about electricity or about water. Land needs neither. */
export function namesUtility(
  { propertyType, amenities }: Pick<ListingDraft, 'propertyType' | 'amenities'>,
  group: 'Electricity' | 'Water',
): boolean {
  return propertyType === 'land' || amenities.some((code) => amenityOf(code)?.group === group);
}

const isFilled = (text: string): boolean => text.trim() !== '';

/**
 * The checklist before publishing: what is required, and what makes a listing better. The form's validation decides whether
 * it can be sent.
 */
export function listingAdvice(draft: ListingDraft): ListingAdvices {
  const utilities: readonly ListingAdvice[] = [
    {
      id: 'electricity',
      text: 'Electricity: tick which meter it has',
      isDone: namesUtility(draft, 'Electricity'),
    },
    { id: 'water', text: 'Water: tick where it comes from', isDone: namesUtility(draft, 'Water') },
  ];
  return {
    needed: [
      { id: 'title', text: 'A title', isDone: isFilled(draft.title) },
      { id: 'description', text: 'A description', isDone: isFilled(draft.description) },
      { id: 'price', text: 'The price', isDone: readPrice(draft.price) !== null },
      {
        id: 'place',
        text: 'The place: region, district and a landmark',
        isDone: [draft.region, draft.district, draft.specificLocation].every(isFilled),
      },
      {
        id: 'photos',
        text: `At least ${PHOTO_LIMITS.minCount} photos`,
        isDone: draft.photos >= PHOTO_LIMITS.minCount,
      },
    ],
    better: [
      {
        id: 'more-photos',
        text: `${RECOMMENDED_PHOTOS} photos or more`,
        isDone: draft.photos >= RECOMMENDED_PHOTOS,
      },
      {
        id: 'long-description',
        text: `A description of ${RECOMMENDED_DESCRIPTION_LENGTH} characters or more`,
        isDone: [...draft.description.trim()].length >= RECOMMENDED_DESCRIPTION_LENGTH,
      },
      ...(draft.propertyType === 'land' ? [] : utilities),
    ],
  };
}
