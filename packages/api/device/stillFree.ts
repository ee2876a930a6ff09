import { readDate } from '@efie/domain/dates';
import { addStillFree, type StillFree } from '@efie/domain/tasks';
import { asList, asRecord } from '../wire/readers';
import { serverNow } from '../wire/serverClock';
import { accountValue } from './accountValue';

/** Longer ids are not read. */
const MAX_ID_LENGTH = 200;

function readStillFree(value: unknown): StillFree[] {
  const { listingId, confirmedAt } = asRecord(value) ?? {};
  const time = readDate(confirmedAt);
  if (typeof listingId !== 'string' || listingId.length > MAX_ID_LENGTH || time === null) return [];
  return [{ listingId, confirmedAt: time }];
}

const stillFree = accountValue<readonly StillFree[]>('efie-still-free', (json) =>
  asList(json).flatMap(readStillFree),
);

/** Records that a home is still free; Today does not ask about it for 30 days. */
export const confirmStillFree = (listingId: string): void =>
  stillFree.set(addStillFree(listingId, stillFree.get(), serverNow()));

export const undoStillFree = (listingId: string): void =>
  stillFree.set(stillFree.get().filter((one) => one.listingId !== listingId));

/** What the signed-in account has confirmed on this device. */
export const useStillFree = stillFree.use;

/** For tests. */
export const readAllStillFree = stillFree.get;
