export { ReportForm, type ReportFormProps } from './ReportForm';
export { useReportForm, type ReportFormState, type ReportValues } from './useReportForm';
