export { FileHintField, type FileHintFieldProps } from './FileHintField';
