export { changedFields, isUnchanged } from './changedFields';
export { describeInvalidFields, INVALID_FIELDS, labelFromName, type FieldMessages } from './fieldMessages';
export * from './fieldSchemas';
export { focusFirstInvalid } from './focusFirstInvalid';
export { ServerForm, SubmitButton, type ServerFormProps, type SubmitButtonProps } from './ServerForm';
export {
  useBooleanField,
  useFormField,
  useTextControlProps,
  useTextListField,
  useTextField,
  type FieldAdapterProps,
  type FormField,
} from './useFormField';
export { useIsFieldShown } from './useIsFieldShown';
export type { LazySchema } from './useLazySchema';
export {
  useServerForm,
  type ErrorSummary,
  type ServerForm as ServerFormState,
  type ServerFormOptions,
} from './useServerForm';
