export { reportProperty, useReportProperty } from './reportProperty';
export type { PropertyReport } from './reportProperty';
