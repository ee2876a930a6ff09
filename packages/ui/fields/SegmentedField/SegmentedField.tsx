import { memo } from 'react';
import { SegmentedToggle, type SegmentOption } from '../../primitives/SegmentedToggle';
import { useTextValue, type FieldAdapterProps } from '../form';

const Control = memo(SegmentedToggle);

export interface SegmentedFieldProps extends FieldAdapterProps {
  /** Two or three choices. Keep the list the same from render to render. */
  options: readonly SegmentOption[];
  isDisabled?: boolean;
}

/** One of two or three equal choices that shape the form: For Rent or For Sale. */
export function SegmentedField({ name, ...rest }: SegmentedFieldProps) {
  const { value, error, setValue } = useTextValue(name);
  return <Control {...rest} name={name} value={value} error={error} onValueChange={setValue} />;
}
