export { DraftRestored, type DraftRestoredProps } from './DraftRestored';
export { FieldColumn } from './FieldColumn';
export { failureText } from './failureText';
export { useDraftForm, type DraftForm, type DraftFormOptions } from './useDraftForm';
export { useRateLimitedForm, type RateLimitedForm } from './useRateLimitedForm';
