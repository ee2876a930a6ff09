export { AmenityList, type AmenityListProps } from './AmenityList';
