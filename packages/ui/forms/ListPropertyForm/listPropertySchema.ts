import { countPhotos, PHOTO_LIMITS, PHOTO_MESSAGES } from '@efie/domain';
import { mixed, object } from 'yup';
import { requiredMessage, requiredTextSchema } from '../../fields/form';
import type { ListPropertyValues } from './listPropertyValues';

export const listPropertySchema = object({
  title: requiredTextSchema(requiredMessage('Title')),
  description: requiredTextSchema(requiredMessage('Description')),
  price: requiredTextSchema(requiredMessage('Price')).matches(/\d/, {
    message: requiredMessage('Price'),
    excludeEmptyString: true,
  }),
  region: requiredTextSchema(requiredMessage('Region')),
  district: requiredTextSchema(requiredMessage('District')),
  specificLocation: requiredTextSchema(requiredMessage('Specific Location')),
  images: mixed<ListPropertyValues['images']>().test(
    'least',
    PHOTO_MESSAGES.tooFew,
    (images) => countPhotos(images ?? []) >= PHOTO_LIMITS.minCount,
  ),
});
