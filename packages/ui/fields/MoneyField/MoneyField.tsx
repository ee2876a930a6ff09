import { CEDI } from '@efie/domain/money';
import { groupThousands } from '@efie/domain/text';
import { memo } from 'react';
import { LiveRegion } from '../../primitives';
import { NumericInput } from '../../primitives/NumericInput';
import type { FieldAdapterProps } from '../form';
import { useTypedNumber } from './useTypedNumber';

const CEDI_SIGN = CEDI.trim();
const Control = memo(NumericInput);

export interface MoneyFieldProps extends FieldAdapterProps {
  /** Disables the control. */
  isDisabled?: boolean;
}

/**
 * An amount in GHS, shown with thousands separators. The form value is digits with at most one point, '' when empty. When
 * more than a currency and thousands separators was dropped, the field says how it was read.
 */
export function MoneyField({ name, isRequired, isDisabled, hint, ...rest }: MoneyFieldProps) {
  const { value, error, setValue, sanitize, isDoubtful } = useTypedNumber(name, false);
  const reading = isDoubtful ? `Read as ${CEDI}${groupThousands(value)}. Check the amount.` : '';
  return (
    <>
      <Control
        name={name}
        prefix={CEDI_SIGN}
        value={value}
        onValueChange={setValue}
        sanitize={sanitize}
        required={isRequired}
        disabled={isDisabled}
        error={error}
        hint={reading || hint}
        {...rest}
      />
      <LiveRegion>{reading}</LiveRegion>
    </>
  );
}
