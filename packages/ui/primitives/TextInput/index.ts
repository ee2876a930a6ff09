export { TextArea, TextInput, type TextAreaProps, type TextInputProps } from './TextInput';
