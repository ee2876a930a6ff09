export { Checkbox, type CheckboxProps } from './Checkbox';
export { choiceLook } from './Checkbox.styles';
