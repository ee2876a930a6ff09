export { isSameInput } from './isSameInput';
export { ListPropertyForm, type ListPropertyFormProps } from './ListPropertyForm';
export type { ListPropertyValues } from './listPropertyValues';
export { UnreadablePhotos } from './UnreadablePhotos';
