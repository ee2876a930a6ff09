import { memo } from 'react';
import { RadioGroup, type RadioGroupProps } from '../../primitives/RadioGroup';
import { useTextValue, type FieldAdapterProps } from '../form';

const Control = memo(RadioGroup);

export interface RadioFieldProps extends FieldAdapterProps {
  /** A few choices, all of them in sight. Keep the list the same from render to render. */
  options: RadioGroupProps['options'];
  isDisabled?: boolean;
}

/** One choice out of a few that are worth reading: the reason of a report. None is chosen at first. */
export function RadioField({ name, ...rest }: RadioFieldProps) {
  const { value, error, setValue } = useTextValue(name);
  return <Control {...rest} name={name} value={value} error={error} onValueChange={setValue} />;
}
