import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { controlLook, describeField, Field } from '../Field';
import { Icon } from '../Icon';

const Wrap = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.875rem;
    margin-block: auto;
    color: ${color.text2};
    pointer-events: none;
  }
`;

const NativeSelect = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: 2.75rem;
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
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  label: string;
  isLabelHidden?: boolean;
  isOptional?: boolean;
  /** An option with the value '' is the unset one and reads in text-3. */
  options: readonly SelectOption[];
  hint?: ReactNode;
  error?: string | undefined;
}

/** A native select: the phone's own picker opens, only the closed state is ours (design.md section 6). */
export function Select({ label, isLabelHidden, isOptional, options, hint, error, id, ...rest }: SelectProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const field = {
    id: controlId,
    label,
    hint,
    error,
    isLabelHidden: isLabelHidden ?? false,
    isOptional: isOptional ?? false,
    isRequired: rest.required ?? false,
  };
  return (
    <Field {...field}>
      <Wrap>
        <NativeSelect {...describeField(field)} {...rest} id={controlId}>
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
