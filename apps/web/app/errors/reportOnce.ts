import { sendErrorReport } from '../sendErrorReport';
import { describeError, type ErrorPlace } from './describeError';

/** An error in a loop must not flood the service that receives the reports. */
const MAX_REPORTS = 20;

const reported = new Set<string>();

/** Sends the report of an error, unless it has been sent in this visit. */
export function reportOnce(value: unknown, place: ErrorPlace): void {
  const report = describeError(value, place);
  const key = JSON.stringify({ ...report, source: undefined });
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  sendErrorReport(report);
}
