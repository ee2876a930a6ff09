export { choiceStyles, ChoiceRow, ChoiceLabel, TransparentRadio } from './Choice.styles';
export { useRadioProps, type ChoiceGroupProps, type ChoiceOption } from './useRadioProps';
