export { ReportForm, type ReportFormProps } from './ReportForm';
export {
  NO_REPORT,
  reportFailure,
  useReportForm,
  type ReportFormState,
  type ReportValues,
} from './useReportForm';
