export { ListingPrice } from './ListingPrice';
export { PropertyCard, type PropertyCardProps } from './PropertyCard';
export { PropertyCardSkeleton } from './PropertyCardSkeleton';
