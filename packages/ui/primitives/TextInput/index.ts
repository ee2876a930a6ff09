export { TextArea, type TextAreaProps } from './TextArea';
export { TextInput, type TextInputProps } from './TextInput';
