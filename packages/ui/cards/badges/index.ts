export { FeaturedBadge } from './FeaturedBadge';
export { ListingTypeBadge, type ListingTypeBadgeProps } from './ListingTypeBadge';
export { NotVerified } from './NotVerified';
export { PaymentStatusBadge, type PaymentStatusBadgeProps } from './PaymentStatusBadge';
export { PropertyTypeBadge, type PropertyTypeBadgeProps } from './PropertyTypeBadge';
export { Ribbon, type RibbonProps } from './Ribbon';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge';
export { SubscribedBadge } from './SubscribedBadge';
export { VerifiedAgent } from './VerifiedAgent';
