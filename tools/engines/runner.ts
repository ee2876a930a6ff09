import { checks } from './flows';

/** Set by serveDemo.ts in front of this script. */
declare const reportUrl: string;

/** What happened in one check; the last report has none. */
export interface Report {
  name: string;
  ms: number;
  problems: readonly string[];
  isLast: boolean;
}

/** What the app's page has reported since the last check; `probe` adds to it. */
const errors: string[] = [];
Object.assign(window, { recordError: (text: string) => errors.push(text) });

const send = (report: Report) => fetch(reportUrl, { method: 'POST', body: JSON.stringify(report) });

for (const { name, run } of checks) {
  errors.length = 0;
  const started = performance.now();
  try {
    await run();
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
  await send({
    name,
    ms: Math.round(performance.now() - started),
    problems: [...new Set(errors)],
    isLast: false,
  });
}
await send({ name: '', ms: 0, problems: [], isLast: true });
