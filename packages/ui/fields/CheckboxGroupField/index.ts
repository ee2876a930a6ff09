export {
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
  type CheckboxOption,
  type CheckboxOptionGroup,
} from './CheckboxGroupField';
