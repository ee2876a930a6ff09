export { EditListingForm, type EditListingFormProps } from './EditListingForm';
export { editListingValues } from './editListingValues';
export { hasChanges } from './listingChanges';
export {
  useEditListingForm,
  type EditListingFormOptions,
  type EditListingFormState,
  type SaveFailure,
  type SaveOutcome,
  type SaveRequest,
} from './useEditListingForm';
