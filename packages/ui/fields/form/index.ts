export * from './fieldSchemas';
export {
  useBooleanField,
  useFormField,
  useTextControlProps,
  useTextListField,
  useTextField,
  type FieldAdapterProps,
  type FormField,
} from './useFormField';
