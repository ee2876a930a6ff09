export { ListingFields, type ListingFieldsProps, type NumberControlProps } from './ListingFields';
export { EDIT_ROWS } from './editRows';
export { CREATE_ROWS } from './listingLayout';
export {
  describeInvalidListing,
  LIST_PROPERTY_VALUES,
  listingFieldNames,
  listingLabel,
  type EditListingValues,
  type ListPropertyValues,
} from './listingValues';
