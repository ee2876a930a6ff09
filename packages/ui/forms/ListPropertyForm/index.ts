export { hasSameInput } from './hasSameInput';
export { ListPropertyForm, type ListPropertyFormProps } from './ListPropertyForm';
export type { ListPropertyValues } from './listPropertyValues';
export { UnreadablePhotosError } from './UnreadablePhotosError';
