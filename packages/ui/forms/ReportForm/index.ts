export { ReportForm, type ReportFormProps } from './ReportForm';
export { reportFailure, useReportForm, type ReportFormState, type ReportValues } from './useReportForm';
