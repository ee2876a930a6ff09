import { useId } from 'react';
import type { FieldGroupBaseProps } from '../Field';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Accessible name, where the label is too short: '1 bedroom, 37 homes'. */
  name?: string | undefined;
}

export interface ChoiceGroupProps<Option extends ChoiceOption = ChoiceOption> extends FieldGroupBaseProps {
  /** The options, in the order shown. */
  options: readonly Option[];
  /** Value of the selected option; '' when nothing, or the "any" option, is selected. */
  value: string;
  /** Called with the value of the chosen option. */
  onValueChange: (value: string) => void;
}

/** Returns a function that creates the props of each native radio in the group. */
export function useRadioProps({ name, value, onValueChange, isRequired }: ChoiceGroupProps) {
  const generatedName = useId();
  return (option: ChoiceOption) => ({
    type: 'radio',
    'aria-label': option.name,
    name: name ?? generatedName,
    value: option.value,
    checked: option.value === value,
    required: isRequired,
    onChange: () => onValueChange(option.value),
  });
}
