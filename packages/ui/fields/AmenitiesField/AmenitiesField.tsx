import { useMemo, useState } from 'react';
import { CheckboxGroupField } from '../CheckboxGroupField';
import { useTextListField, type FieldAdapterProps } from '../form';
import { amenityOptionGroups, amenityOptions } from './AmenitiesField.helpers';

export interface AmenitiesFieldProps extends Partial<Omit<FieldAdapterProps, 'isRequired'>> {
  /** One list in the specified order, without groups. */
  isFlat?: boolean;
  /** Disables all controls of the field. */
  isDisabled?: boolean;
}

/** The seventeen amenities of a new listing as grouped checkboxes. The form value is a list of codes. */
export function AmenitiesField({
  name = 'amenities',
  label = 'Amenities',
  isFlat = false,
  ...rest
}: AmenitiesFieldProps) {
  const { value } = useTextListField(name);
  const [stored] = useState(value);
  const options = useMemo(() => {
    const codes = [...stored, ...value];
    return isFlat ? amenityOptions(codes) : amenityOptionGroups(codes);
  }, [isFlat, stored, value]);
  return <CheckboxGroupField name={name} label={label} options={options} {...rest} />;
}
