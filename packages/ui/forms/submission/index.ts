export { changedFields, isUnchanged } from './changedFields';
export { DraftRestored, type DraftRestoredProps } from './DraftRestored';
export { FieldColumn } from './FieldColumn';
export { labelFromName } from './fieldMessages';
export { focusFirstInvalid } from './focusFirstInvalid';
export { InvalidFields, type InvalidFieldsProps } from './InvalidFields';
export { ServerForm, SubmitButton, type ServerFormProps, type SubmitButtonProps } from './ServerForm';
export type { Draft, DraftOptions } from './useDraft';
export { useIsFieldShown } from './useIsFieldShown';
export {
  DONE,
  useServerForm,
  type ErrorSummary,
  type Failure,
  type ServerForm as ServerFormState,
  type ServerFormOptions,
  type Submission,
  type SubmissionContext,
} from './useServerForm';
