export {
  ManagedPropertyCard,
  type ManagedCardAction,
  type ManagedPropertyCardProps,
} from './ManagedPropertyCard';
export type { ListingViews } from './ManagedPropertyCard.helpers';
export { ManagedPropertyCardSkeleton } from './ManagedPropertyCardSkeleton';
