import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, fixedSpace } from '../../theme/tokens';
import { controlStyles, Field, useFieldProps, type FieldTextProps } from '../Field';
import { Icon } from '../Icon';

const Wrap = styled.div`
  position: relative;
  & > svg {
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
  &:has(option[value='']:checked) {
    color: ${color.text3};
  }
  & option {
    color: ${color.text};
    background: ${color.raised};
  }
`;

export interface SelectOption {
  value: string;
  /** Also the accessible name of the control. */
  label: string;
}

export interface SelectProps
  extends FieldTextProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** The option with the value '' means that nothing is selected, and is muted. */
  options: readonly SelectOption[];
}

/** A native select: the device shows its own picker; only the closed state is styled. */
export function Select({ options, ...props }: SelectProps) {
  const [field, control] = useFieldProps(props);
  return (
    <Field {...field}>
      <Wrap>
        <NativeSelect {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <Icon icon={ChevronDown} />
      </Wrap>
    </Field>
  );
}
