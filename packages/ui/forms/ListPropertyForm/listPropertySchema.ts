import { countPhotos, PHOTO_LIMITS, PHOTO_MESSAGES } from '@efie/domain';
import { mixed, object } from 'yup';
import { fieldRequired, requiredText } from '../../fields/form';
import type { ListPropertyValues } from './listPropertyValues';

export const listPropertySchema = object({
  title: requiredText(fieldRequired('Title')),
  description: requiredText(fieldRequired('Description')),
  price: requiredText(fieldRequired('Price')).matches(/\d/, {
    message: fieldRequired('Price'),
    excludeEmptyString: true,
  }),
  region: requiredText(fieldRequired('Region')),
  district: requiredText(fieldRequired('District')),
  specificLocation: requiredText(fieldRequired('Specific Location')),
  images: mixed<ListPropertyValues['images']>().test(
    'least',
    PHOTO_MESSAGES.tooFew,
    (images) => countPhotos(images ?? []) >= PHOTO_LIMITS.least,
  ),
});
