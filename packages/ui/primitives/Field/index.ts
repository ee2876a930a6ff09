export { fieldAriaProps, Field, useFieldProps, type FieldProps, type FieldTextProps } from './Field';
export { FieldGroup, type FieldGroupBaseProps, type FieldGroupProps } from './FieldGroup';
export { HintAndError, type HintAndErrorProps } from './HintAndError';
export { controlStyles } from './controlStyles';
