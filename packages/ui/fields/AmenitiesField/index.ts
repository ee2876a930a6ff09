export { AmenitiesField, type AmenitiesFieldProps } from './AmenitiesField';
export { partAmenities } from './AmenitiesField.helpers';
