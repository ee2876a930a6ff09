export { Combobox, type ComboboxProps } from './Combobox';
export { type ComboboxOption } from './Combobox.helpers';
