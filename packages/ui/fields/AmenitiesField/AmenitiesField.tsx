import { useMemo, useState } from 'react';
import { CheckboxGroupField } from '../CheckboxGroupField';
import { useTextsValue, type FieldAdapterProps } from '../form';
import { groupedAmenities, offeredAmenities } from './AmenitiesField.helpers';

export interface AmenitiesFieldProps extends Partial<Omit<FieldAdapterProps, 'isRequired'>> {
  /** One list in the specified order, without groups. */
  isFlat?: boolean;
  isDisabled?: boolean;
}

/** The seventeen amenities of a new listing as grouped checkboxes. The form value is a list of codes. */
export function AmenitiesField({
  name = 'amenities',
  label = 'Amenities',
  isFlat = false,
  ...rest
}: AmenitiesFieldProps) {
  const { value } = useTextsValue(name);
  const [stored] = useState(value);
  const options = useMemo(() => {
    const codes = [...stored, ...value];
    return isFlat ? offeredAmenities(codes) : groupedAmenities(codes);
  }, [isFlat, stored, value]);
  return <CheckboxGroupField name={name} label={label} options={options} {...rest} />;
}
