export { LazyListingDescription, loadListingDescription } from './LazyListingDescription';
export type { ListingDescriptionProps } from './ListingDescription';
