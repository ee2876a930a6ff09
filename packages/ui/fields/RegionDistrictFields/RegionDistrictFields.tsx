import { useState } from 'react';
import { LiveRegion, Select } from '../../primitives';
import { DistrictField, readDistrictValue, readRegionValue, regionOptions } from '../DistrictField';
import { useFormField } from '../form';
import { Pair } from './RegionDistrictFields.styles';

export interface RegionDistrictFieldsProps {
  /** Name of the form value of the region. */
  regionName?: string;
  /** Label of the district. */
  districtLabel?: string;
  /** Shows a star after the label; the rule itself is in the form's schema. */
  isRequired?: boolean;
  /** Disables both fields. */
  isDisabled?: boolean;
}

/** A region select and the district of that region. Changing the region clears the district and its error message. */
export function RegionDistrictFields({
  regionName = 'region',
  districtLabel = 'District',
  isRequired = false,
  isDisabled = false,
}: RegionDistrictFieldsProps) {
  const region = useFormField(regionName, readRegionValue);
  const district = useFormField('district', readDistrictValue);
  const [stored] = useState(region.value);
  const [announcement, setAnnouncement] = useState('');

  const changeRegion = (next: string) => {
    region.setValue(next);
    setAnnouncement(district.value === '' ? '' : `${districtLabel} ${district.value} removed`);
    district.setValue('');
  };
  return (
    <Pair>
      <Select
        name={regionName}
        label="Region"
        options={regionOptions(stored, region.value)}
        value={region.value}
        onChange={({ target }) => changeRegion(target.value)}
        required={isRequired}
        disabled={isDisabled}
        error={region.error}
      />
      <div>
        <DistrictField
          name="district"
          regionName={regionName}
          label={districtLabel}
          isRequired={isRequired}
          isDisabled={isDisabled}
        />
        <LiveRegion>{announcement}</LiveRegion>
      </div>
    </Pair>
  );
}
