export { LazyListingDescription } from './LazyListingDescription';
export { ListingDescription, type ListingDescriptionProps } from './ListingDescription';
