export { DraftRestored, type DraftRestoredProps } from './DraftRestored';
export { failureText } from './failureText';
export { useDraftedForm, type DraftedForm, type DraftedFormOptions } from './useDraftedForm';
export { useRetryWait } from './useRetryWait';
