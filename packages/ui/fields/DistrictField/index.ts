export { DistrictField, type DistrictFieldProps } from './DistrictField';
export { readDistrictValue, readRegionValue, regionOptions } from './DistrictField.helpers';
