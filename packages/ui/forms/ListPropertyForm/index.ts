export { hasSameInput } from './hasSameInput';
export { ListPropertyForm, type ListPropertyFormProps } from './ListPropertyForm';
export type { ListPropertyValues } from '../listing';
export { UnreadablePhotosError } from './UnreadablePhotosError';
