export { ListingDescription, type ListingDescriptionProps } from './ListingDescription';
