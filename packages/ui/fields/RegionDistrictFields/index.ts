export { RegionDistrictFields, type RegionDistrictFieldsProps } from './RegionDistrictFields';
