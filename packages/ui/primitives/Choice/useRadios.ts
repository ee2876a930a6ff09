import { useId } from 'react';
import type { FieldGroupLook } from '../Field';

/** One answer out of a few. */
export interface ChoiceOption {
  value: string;
  label: string;
}

/** What every group of radios takes. */
export interface ChoiceGroupProps<Option extends ChoiceOption = ChoiceOption> extends FieldGroupLook {
  options: readonly Option[];
  /** The chosen option's value; '' while nothing is chosen, or the value of an option for any. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Gives the props of each native radio of one group: arrow keys move and choose without any code of ours. */
export function useRadios({ name, value, onValueChange, isRequired }: ChoiceGroupProps) {
  const ownName = useId();
  return (option: ChoiceOption) => ({
    type: 'radio',
    name: name ?? ownName,
    value: option.value,
    checked: option.value === value,
    required: isRequired,
    onChange: () => onValueChange(option.value),
  });
}
