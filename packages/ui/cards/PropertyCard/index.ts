export { ListingPrice } from './ListingPrice';
export { PropertyCard, type ListingCardProps, type PropertyCardProps } from './PropertyCard';
export { truncateName } from './PropertyCard.helpers';
export { PropertyCardSkeleton } from './PropertyCardSkeleton';
