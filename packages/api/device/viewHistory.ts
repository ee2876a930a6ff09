import { recordViews, trimViewHistory, type ViewHistory, type ViewSample } from '@efie/domain/views';
import { asCount, asList, asRecord } from '../wire/readers';
import { serverNow } from '../wire/serverClock';
import { accountValue } from './accountValue';

const DAY = 86_400_000;

/** A sample is stored as the number of its day and its counts. */
function readSample(value: unknown): ViewSample[] {
  if (!Array.isArray(value)) return [];
  const [day, counts]: unknown[] = value;
  const record = asRecord(counts);
  if (!Number.isSafeInteger(day) || record === null) return [];
  const known = Object.entries(record).flatMap(([id, views]) => {
    const count = asCount(views);
    return count === null ? [] : [[id, count] as const];
  });
  return known.length === 0 ? [] : [{ day: Number(day) * DAY, counts: new Map(known) }];
}

/** The samples in order, the last one of each day. */
function readHistory(json: unknown): ViewHistory {
  const byDay = new Map(
    asList(json)
      .flatMap(readSample)
      .map((sample) => [sample.day, sample]),
  );
  return [...byDay.values()].sort((a, b) => a.day - b.day);
}

const viewHistory = accountValue('efie-view-history', readHistory, (history) =>
  history.map(({ day, counts }) => [day / DAY, Object.fromEntries(counts)]),
);

/** Stores the counts of now as those of today, for the signed-in account on this device. */
export function recordViewCounts(counts: ReadonlyMap<string, number>): void {
  viewHistory.set(recordViews(viewHistory.get(), counts, serverNow()));
}

/** The view counts of earlier visits of the signed-in account on this device. */
export const useViewHistory = viewHistory.use;

/** For tests. */
export const readViewHistory = (): ViewHistory => trimViewHistory(viewHistory.get(), serverNow());
