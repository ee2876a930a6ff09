export { ViewsOverTime, type ViewsOverTimeProps } from './ViewsOverTime';
export { ListingViewChart, type ListingViewChartProps } from './ListingViewChart';
