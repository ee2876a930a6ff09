export { InvalidListingFields, type InvalidListingFieldsProps } from './InvalidListingFields';
export { ListingFields, type ListingFieldsProps, type NumberControlProps } from './ListingFields';
export { CREATE_ROWS, EDIT_ROWS } from './fieldRows';
export {
  LIST_PROPERTY_VALUES,
  listingLabel,
  type EditListingValues,
  type ListPropertyValues,
} from './listingValues';
