import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ChoiceRow, ChoiceLabel } from '../Choice';
import { fieldAriaProps, HintAndError } from '../Field';
import { RequiredMark } from '../Field/Field.styles';
import { Box, Count, Shell } from './Checkbox.styles';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The label, which may contain links. */
  children: ReactNode;
  /** Number of results with this option; 0 stays selectable. */
  count?: number | undefined;
  /** Below the label. */
  hint?: ReactNode;
  /** Why the value is invalid, above the hint. */
  error?: string | undefined;
}

/** A 22 px box in a 44 px row; the whole row is the target. Hint and error are shown below the label. */
export function Checkbox({ children, count, hint, error, ...rest }: CheckboxProps) {
  const notes = { id: useId(), hint, error };
  return (
    <Shell>
      <ChoiceRow>
        <Box type="checkbox" {...fieldAriaProps(notes)} {...rest} />
        <ChoiceLabel>
          <span>{children}</span>
          {rest.required && <RequiredMark />}
        </ChoiceLabel>
        {count !== undefined && <Count>{count.toLocaleString('en-GB')}</Count>}
      </ChoiceRow>
      <HintAndError {...notes} />
    </Shell>
  );
}
