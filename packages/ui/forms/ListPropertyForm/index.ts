export { ListPropertyForm, type ListPropertyFormProps } from './ListPropertyForm';
export { UnreadablePhotos } from './UnreadablePhotos';
