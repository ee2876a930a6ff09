import { isUnchanged } from '../submission';
import type { ListPropertyValues } from '../listing';

const withPhotoIds = ({ photos, ...values }: ListPropertyValues) => ({
  ...values,
  photos: photos.map(({ id }) => id).join(),
});

/** Whether values and photo order are equal; the upload states of photos are ignored. */
export const hasSameInput = (before: ListPropertyValues, after: ListPropertyValues): boolean =>
  isUnchanged(withPhotoIds(before), withPhotoIds(after));
