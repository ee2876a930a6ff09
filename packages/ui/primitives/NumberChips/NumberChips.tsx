import { useId } from 'react';
import { ChipBox, ChipCount, ChipRow, ChipText, Group, Legend, Radio } from './NumberChips.styles';

export interface ChipOption {
  value: string;
  label: string;
  /** How many results the choice would leave; part of the chip's name. */
  count?: number | undefined;
}

export interface NumberChipsProps {
  /** The group's name, shown above. */
  label: string;
  isLabelHidden?: boolean;
  options: readonly ChipOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/** The usual choices of bedrooms and bathrooms: Any, 1, 2, 3, 4+. The value of Any is ''. */
export const numberChipOptions: readonly ChipOption[] = [
  { value: '', label: 'Any' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4+' },
];

/** One choice out of a few short ones: native radios, so arrow keys move and choose. 44 px chips. */
export function NumberChips({
  label,
  isLabelHidden = false,
  options,
  value,
  onValueChange,
}: NumberChipsProps) {
  const name = useId();
  return (
    <Group>
      <Legend data-hidden={isLabelHidden}>{label}</Legend>
      <ChipRow>
        {options.map((option) => (
          <ChipBox key={option.value}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <ChipText>{option.label}</ChipText>
            {option.count !== undefined && <ChipCount>{option.count.toLocaleString('en-GB')}</ChipCount>}
          </ChipBox>
        ))}
      </ChipRow>
    </Group>
  );
}
