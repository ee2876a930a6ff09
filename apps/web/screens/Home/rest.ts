/** What Home shows after the first paint, or pre-rendered until then. */
export { RecentlyViewedListings } from '../common/listings/RecentlyViewedListings';
export { HomeSearch } from './HomeSearch';
export { HomesFailed } from './HomesFailed';
export { HowItWorks } from './HowItWorks';
