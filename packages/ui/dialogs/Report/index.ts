export { Report, type ReportProps } from './Report';
