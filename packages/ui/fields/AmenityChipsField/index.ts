export { AmenityChipsField, type AmenityChipsFieldProps } from './AmenityChipsField';
