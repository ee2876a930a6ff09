export { describeField, Field, useFieldProps, type FieldProps, type FieldWords } from './Field';
export { FieldGroup, type FieldGroupLook, type FieldGroupProps } from './FieldGroup';
export { FieldNotes, type FieldNotesProps } from './FieldNotes';
export { controlLook } from './controlLook';
