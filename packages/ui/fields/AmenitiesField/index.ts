export { AmenitiesField, type AmenitiesFieldProps } from './AmenitiesField';
export { splitAmenityOptions } from './AmenitiesField.helpers';
