import { memo, useMemo, useState } from 'react';
import { useDistricts } from '../../hooks/useDistricts';
import { Combobox } from '../../primitives/Combobox';
import { useFormField, type FieldAdapterProps } from '../form';
import { knownRegion, placesIn, readDistrictValue, readRegionValue } from './DistrictField.helpers';

const Control = memo(Combobox);
const NONE: readonly string[] = [];

export interface DistrictFieldProps extends Omit<FieldAdapterProps, 'label'> {
  /** 'Town' in the edit dialog. */
  label?: string;
  /** Where the form holds the region that the districts belong to. */
  regionName?: string;
  isDisabled?: boolean;
}

/** Why no district can be chosen yet. */
function reasonToWait(region: string, isLoading: boolean): string | undefined {
  if (region === '') return 'Choose a region first';
  return isLoading ? 'Loading districts' : undefined;
}

/**
 * The district of a region: typing narrows the list (design.md section 6). A stored town that is no official district is
 * kept, shown and offered (rulings 52, 54, fault 122). The list comes when a region is first chosen.
 */
export function DistrictField({
  name,
  regionName = 'region',
  label = 'District',
  ...look
}: DistrictFieldProps) {
  const { value, error, setValue } = useFormField(name, readDistrictValue);
  const region = useFormField(regionName, readRegionValue).value;
  const [stored] = useState({ region, town: value });
  const places = useMemo(() => placesIn(region, [stored, { region, town: value }]), [region, stored, value]);
  const known = knownRegion(region);
  const loaded = useDistricts(known, places);
  const options = useMemo(() => {
    const names = known === '' ? new Set(places.map(({ town }) => town)) : (loaded ?? NONE);
    return [...names].map((district) => ({ value: district, label: district }));
  }, [known, loaded, places]);
  return (
    <Control
      name={name}
      label={label}
      value={value}
      onValueChange={setValue}
      options={options}
      placeholder={`Select ${label.toLowerCase()}`}
      disabledText={reasonToWait(region, known !== '' && loaded === null)}
      emptyText={options.length === 0 ? 'The districts could not be loaded' : 'No match'}
      error={error}
      {...look}
    />
  );
}
