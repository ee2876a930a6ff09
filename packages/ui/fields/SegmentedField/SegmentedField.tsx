import { memo } from 'react';
import { SegmentedToggle, type SegmentOption } from '../../primitives/SegmentedToggle';
import { useTextField, type FieldAdapterProps } from '../form';

const Control = memo(SegmentedToggle);

export interface SegmentedFieldProps extends FieldAdapterProps {
  /** Two or three options. Must be referentially stable. */
  options: readonly SegmentOption[];
  /** Disables all controls of the field. */
  isDisabled?: boolean;
}

/** A segmented toggle bound to a form value. */
export function SegmentedField({ name, ...rest }: SegmentedFieldProps) {
  const { value, error, setValue } = useTextField(name);
  return <Control {...rest} name={name} value={value} error={error} onValueChange={setValue} />;
}
