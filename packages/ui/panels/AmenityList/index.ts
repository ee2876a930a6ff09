export { AmenityIcon } from './AmenityIcon';
export { AmenityList, type AmenityListProps } from './AmenityList';
