export { ListingActions, type ListingActionsProps } from './ListingActions';
