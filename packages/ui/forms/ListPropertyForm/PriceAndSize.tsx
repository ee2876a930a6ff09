import { MoneyField } from '../../fields/MoneyField';
import { NumberField } from '../../fields/NumberField';
import { FullWidthField } from '../../primitives/FormSection';
import { NumberFields } from './ListPropertyForm.styles';

export interface PriceAndSizeProps {
  priceLabel: string;
}

/** The number inputs of a listing: price, area and rooms. */
export function PriceAndSize({ priceLabel }: PriceAndSizeProps) {
  return (
    <>
      <MoneyField name="price" label={priceLabel} isRequired />
      <NumberField name="area" label="Area" unit="sq ft" />
      <FullWidthField>
        <NumberFields>
          <NumberField name="bedrooms" label="Bedrooms" />
          <NumberField name="bathrooms" label="Bathrooms" />
          <NumberField name="parking" label="Parking" />
        </NumberFields>
      </FullWidthField>
    </>
  );
}
