export { choiceLook, ChoiceRow, ChoiceWords, CoveredRadio } from './Choice.styles';
export { useRadios, type ChoiceGroupProps, type ChoiceOption } from './useRadios';
