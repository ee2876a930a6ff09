export { DraftRestored, type DraftRestoredProps } from './DraftRestored';
export { FieldColumn } from './FieldColumn';
export { failureText } from './failureText';
export { useDraftedForm, type DraftedForm, type DraftedFormOptions } from './useDraftedForm';
export { useSendingForm, type SendingForm } from './useSendingForm';
