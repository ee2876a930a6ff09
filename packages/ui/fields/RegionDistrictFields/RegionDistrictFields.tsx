import { useState } from 'react';
import { LiveRegion, Select } from '../../primitives';
import { DistrictField, readDistrictValue, readRegionValue, regionOptions } from '../DistrictField';
import { useFormField } from '../form';
import { Pair } from './RegionDistrictFields.styles';

export interface RegionDistrictFieldsProps {
  regionName?: string;
  /** Where the form holds the district: `town` in the forms of a listing. */
  districtName?: string;
  /** 'Town' in the edit dialog. */
  districtLabel?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/**
 * A region and, depending on it, a district: another region clears the district and its message (checklist 167, 483).
 * The region is the system's own select with the sixteen regions and, where a stored one is none of them, that too.
 */
export function RegionDistrictFields({
  regionName = 'region',
  districtName = 'district',
  districtLabel = 'District',
  isRequired = false,
  isDisabled = false,
}: RegionDistrictFieldsProps) {
  const region = useFormField(regionName, readRegionValue);
  const district = useFormField(districtName, readDistrictValue);
  const [stored] = useState(region.value);
  const [cleared, setCleared] = useState('');

  const changeRegion = (next: string) => {
    region.setValue(next);
    setCleared(district.value === '' ? '' : `${districtLabel} ${district.value} removed`);
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
          name={districtName}
          regionName={regionName}
          label={districtLabel}
          isRequired={isRequired}
          isDisabled={isDisabled}
        />
        <LiveRegion>{cleared}</LiveRegion>
      </div>
    </Pair>
  );
}
