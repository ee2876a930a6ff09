import type { PaymentChoice } from '@efie/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives';
// Importing the Select primitive here would move it to a separate chunk that every form loads.
import { controlStyles } from '../../primitives/Field';
import { color, fixedSpace, space, type } from '../../theme/tokens';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1.5]};
  & > label {
    ${type.label}
  }
  & > span {
    position: relative;
  }
  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${fixedSpace[3.5]};
    margin-block: auto;
    color: ${color.text2};
    pointer-events: none;
  }
`;

const NativeSelect = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${fixedSpace[11]};
  cursor: pointer;
  & option {
    color: ${color.text};
    background: ${color.raised};
  }
`;

export interface FilterSelectProps {
  label: string;
  /** Label of the option that shows every payment. */
  all: string;
  choices: readonly PaymentChoice[];
  /** Null shows every payment. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** A native select of a filter, with the number of payments of each choice. */
export function FilterSelect({ label, all, choices, value, onValueChange }: FilterSelectProps) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <span>
        <NativeSelect
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onValueChange(target.value || null)}
        >
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {`${choice.value} (${choice.count})`}
            </option>
          ))}
        </NativeSelect>
        <Icon icon={ChevronDown} />
      </span>
    </Box>
  );
}
