export { ListingLimit, type ListingLimitProps } from './ListingLimit';
