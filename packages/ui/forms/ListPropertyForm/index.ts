export { LIST_PROPERTY_DRAFT } from './draftKey';
export { hasSameInput } from './hasSameInput';
export { ListPropertyForm, type ListPropertyFormProps } from './ListPropertyForm';
export type { ListPropertyValues } from '../listing';
export { PHOTO_CANCELED } from './photoCanceled';
export type { SendOptions } from './sending';
export { TooFewPhotosError } from './TooFewPhotosError';
export { UnreadablePhotosError } from './UnreadablePhotosError';
