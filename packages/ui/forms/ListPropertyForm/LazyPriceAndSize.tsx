import { CEDI, groupThousands } from '@efie/domain';
import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { FullWidthField } from '../../primitives/FormSection';
import { TextInput, type TextInputProps } from '../../primitives/TextInput';
import { NumberFields } from './ListPropertyForm.styles';
import type { ListPropertyValues } from './listPropertyValues';
import type { PriceAndSizeProps } from './PriceAndSize';

const PriceAndSize = lazyComponent(async () => (await import('./PriceAndSize')).PriceAndSize, LoadFailure);

/** Read-only inputs with the form's current values. */
function PriceAndSizeFallback({ priceLabel }: PriceAndSizeProps) {
  const { values } = useFormikContext<ListPropertyValues>();
  const readOnlyInput = (
    name: 'price' | 'area' | 'bedrooms' | 'bathrooms' | 'parking',
    props: Pick<TextInputProps, 'label' | 'prefix' | 'suffix' | 'required'>,
  ) => <TextInput {...props} name={name} value={groupThousands(values[name])} readOnly dir="ltr" />;
  return (
    <>
      {readOnlyInput('price', { label: priceLabel, prefix: CEDI.trim(), required: true })}
      {readOnlyInput('area', { label: 'Area', suffix: 'sq ft' })}
      <FullWidthField>
        <NumberFields>
          {readOnlyInput('bedrooms', { label: 'Bedrooms' })}
          {readOnlyInput('bathrooms', { label: 'Bathrooms' })}
          {readOnlyInput('parking', { label: 'Parking' })}
        </NumberFields>
      </FullWidthField>
    </>
  );
}

/** Lazy-loads the number inputs, because their formatter is a sixth of the screen's code. */
export function LazyPriceAndSize(props: PriceAndSizeProps) {
  return (
    <Suspense fallback={<PriceAndSizeFallback {...props} />}>
      <PriceAndSize {...props} />
    </Suspense>
  );
}
