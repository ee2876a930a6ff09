export { EditListing, type EditListingProps } from './EditListing';
