export { LIST_PROPERTY_DRAFT } from './draftKey';
export { hasSameInput } from './hasSameInput';
export { ListPropertyForm, type ListPropertyFormProps } from './ListPropertyForm';
export type { ListPropertyValues } from '../listing';
export type { SendOptions } from './sending';
