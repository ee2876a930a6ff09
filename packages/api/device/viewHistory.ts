import { recordViews, trimViewHistory, type ViewHistory, type ViewSample } from '@efie/domain/views';
import { asCount, asRecord } from '../wire/readers';
import { serverNow } from '../wire/serverClock';
import { createAccountStored } from './createAccountStored';

const DAY = 86_400_000;
const NONE: ViewHistory = [];

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
function readHistory(value: unknown): ViewHistory {
  if (!Array.isArray(value)) return NONE;
  const byDay = new Map(value.flatMap(readSample).map((sample) => [sample.day, sample]));
  return [...byDay.values()].sort((a, b) => a.day - b.day);
}

const viewHistory = createAccountStored<ViewHistory>('efie-view-history', NONE, readHistory, (history) =>
  history.map(({ day, counts }) => [day / DAY, Object.fromEntries(counts)]),
);

/** Stores the counts of now as those of today, for the signed-in account on this device. */
export function recordViewCounts(counts: ReadonlyMap<string, number>): void {
  const before = viewHistory.get();
  const today = before.at(-1);
  const next = recordViews(before, counts, serverNow());
  const last = next.at(-1);
  const isSame =
    next.length === before.length &&
    last?.day === today?.day &&
    last?.counts.size === today?.counts.size &&
    [...(last?.counts ?? [])].every(([id, count]) => today?.counts.get(id) === count);
  if (!isSame) viewHistory.set(next);
}

/** The view counts of earlier visits of the signed-in account on this device; none during hydration. */
export function useViewHistory(): ViewHistory {
  return viewHistory.use();
}

/** For tests. */
export const readViewHistory = (): ViewHistory => trimViewHistory(viewHistory.get(), serverNow());
