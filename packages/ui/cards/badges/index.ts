export { FeaturedBadge } from './FeaturedBadge';
export { NotVerified } from './NotVerified';
export { PaymentStatusBadge, type PaymentStatusBadgeProps } from './PaymentStatusBadge';
export { Ribbon, type RibbonProps } from './Ribbon';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge';
export { SubscribedBadge } from './SubscribedBadge';
export { TypeBadge, type TypeBadgeProps } from './TypeBadge';
export { VerifiedAgent } from './VerifiedAgent';
export { VerifiedAgentDisclosure } from './VerifiedAgentDisclosure';
