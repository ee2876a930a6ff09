import { isUnchanged } from '../submission';
import type { ListPropertyValues } from '../listing';

const withPhotoIds = ({ images, ...values }: ListPropertyValues) => ({
  ...values,
  images: images.map(({ id }) => id).join(),
});

/** Whether values and photo order are equal; the upload states of photos are ignored. */
export const hasSameInput = (before: ListPropertyValues, after: ListPropertyValues): boolean =>
  isUnchanged(withPhotoIds(before), withPhotoIds(after));
