export { changedFields, isUnchanged } from './changedFields';
export { checkValues, fixTheseFields, type CheckedValues, type FieldMessages } from './messages';
export * from './rules';
export { ServerForm, SubmitButton, type ServerFormProps, type SubmitButtonProps } from './ServerForm';
export {
  useFlagValue,
  useFormField,
  useTextControl,
  useTextsValue,
  useTextValue,
  type FieldAdapterProps,
  type FormField,
} from './useFormField';
export { useShownFields } from './useShownFields';
export {
  useServerForm,
  type FormTrouble,
  type LateSchema,
  type ServerForm as ServerFormState,
  type ServerFormOptions,
} from './useServerForm';
