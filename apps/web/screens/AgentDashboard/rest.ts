/** What the dashboard shows after the first paint. */
export { DashboardProfile } from './DashboardProfile';
export { OwnListings } from './listings/OwnListings';
export { PaymentHistory } from './PaymentHistory';
export { PlanPanel } from './PlanPanel';
export { Today } from './Today/Today';
export { ViewCountRequests } from './ViewCountRequests';
export { ViewTrends } from './ViewTrends/ViewTrends';
