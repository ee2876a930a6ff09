import { CEDI, groupThousands } from '@efie/domain';
import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import { FormLine } from '../../primitives/FormSection';
import { TextInput, type TextInputProps } from '../../primitives/TextInput';
import { Numbers } from './ListPropertyForm.styles';
import type { ListPropertyValues } from './listPropertyValues';
import type { PriceAndSizeProps } from './PriceAndSize';

const PriceAndSize = lazyComponent(async () => (await import('./PriceAndSize')).PriceAndSize, LoadFailure);

/** The same boxes with what a draft has for them; nothing can be typed into them yet. */
function Faces({ priceLabel }: PriceAndSizeProps) {
  const { values } = useFormikContext<ListPropertyValues>();
  const face = (
    name: 'price' | 'area' | 'bedrooms' | 'bathrooms' | 'parking',
    look: Pick<TextInputProps, 'label' | 'prefix' | 'suffix' | 'required'>,
  ) => <TextInput {...look} name={name} value={groupThousands(values[name])} readOnly dir="ltr" />;
  return (
    <>
      {face('price', { label: priceLabel, prefix: CEDI.trim(), required: true })}
      {face('area', { label: 'Area', suffix: 'sq ft' })}
      <FormLine>
        <Numbers>
          {face('bedrooms', { label: 'Bedrooms' })}
          {face('bathrooms', { label: 'Bathrooms' })}
          {face('parking', { label: 'Parking' })}
        </Numbers>
      </FormLine>
    </>
  );
}

/** What sets the commas is a sixth of the page's code, and comes late; until then the boxes are pictures of themselves. */
export function LatePriceAndSize(props: PriceAndSizeProps) {
  return (
    <Suspense fallback={<Faces {...props} />}>
      <PriceAndSize {...props} />
    </Suspense>
  );
}
