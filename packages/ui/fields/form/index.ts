export { firstMessages, fixTheseFields, type FieldMessages } from './messages';
export { ServerForm, SubmitButton, type ServerFormProps, type SubmitButtonProps } from './ServerForm';
export { useFormField, useFlagValue, useTextsValue, useTextValue, type FormField } from './useFormField';
export {
  useServerForm,
  type FormTrouble,
  type ServerForm as ServerFormState,
  type ServerFormOptions,
} from './useServerForm';
