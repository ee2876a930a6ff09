import { isUnchanged } from '../../fields/form';
import type { ListPropertyValues } from './listPropertyValues';

const withPhotoIds = ({ images, ...values }: ListPropertyValues) => ({
  ...values,
  images: images.map(({ id }) => id).join(),
});

/** Whether nothing was typed, chosen or moved in between; the states of photos do not count. */
export const isSameInput = (before: ListPropertyValues, now: ListPropertyValues): boolean =>
  isUnchanged(withPhotoIds(before), withPhotoIds(now));
