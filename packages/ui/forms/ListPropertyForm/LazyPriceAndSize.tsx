import { CEDI } from '@efie/domain/money';
import { groupThousands } from '@efie/domain/text';
import { Suspense } from 'react';
import { useTextField } from '../../fields/form';
import { lazyComponent, LoadFailure } from '../../primitives';
import { TextInput } from '../../primitives/TextInput';
import { ListingFields, type ListingFieldsProps, type NumberControlProps } from '../listing';

/** A read-only input with the form's current value. */
function ReadOnlyNumber({ name, label, isMoney, unit, isRequired }: NumberControlProps) {
  const { value } = useTextField(name);
  return (
    <TextInput
      name={name}
      label={label}
      prefix={isMoney ? CEDI.trim() : undefined}
      suffix={unit}
      required={isRequired}
      value={groupThousands(value)}
      readOnly
      dir="ltr"
    />
  );
}

const PriceAndSize = lazyComponent(async () => (await import('./PriceAndSize')).PriceAndSize, LoadFailure);
const FALLBACK_CONTROLS = { Number: ReadOnlyNumber };

/** Lazy-loads the number inputs, because their formatter is a sixth of the screen's code. */
export function LazyPriceAndSize(props: ListingFieldsProps) {
  return (
    <Suspense fallback={<ListingFields {...props} controls={FALLBACK_CONTROLS} />}>
      <PriceAndSize {...props} />
    </Suspense>
  );
}
