export { ListingPrice } from './ListingPrice';
export { PropertyCard, type ListingCardProps, type PropertyCardProps } from './PropertyCard';
export { PropertyCardSkeleton } from './PropertyCardSkeleton';
