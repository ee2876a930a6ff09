export { EditListingForm, type EditListingFormProps } from './EditListingForm';
export {
  useEditListingForm,
  type EditListingFormOptions,
  type EditListingFormState,
  type SaveFailure,
  type SaveOutcome,
  type SaveRequest,
} from './useEditListingForm';
