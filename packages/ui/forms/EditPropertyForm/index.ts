export { EditPropertyForm, type EditPropertyFormProps } from './EditPropertyForm';
export {
  useEditPropertyForm,
  type EditOrder,
  type EditOutcome,
  type EditPropertyFormOptions,
  type EditPropertyFormState,
  type SaveFailure,
} from './useEditPropertyForm';
