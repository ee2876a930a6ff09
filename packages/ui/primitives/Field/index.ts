export { describeField, Field, type FieldProps } from './Field';
export { controlLook } from './controlLook';
