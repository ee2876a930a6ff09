import { isCurrentAnswer } from './taskDismissals';

/** An old listing whose agent has said that the home is still free. */
export interface StillFree {
  listingId: string;
  /** Unix time in ms. */
  confirmedAt: number;
}

/** The listings that are not asked about now. */
export const stillFreeIds = (confirmations: readonly StillFree[], now: number): ReadonlySet<string> =>
  new Set(
    confirmations.filter((one) => isCurrentAnswer(one.confirmedAt, now)).map(({ listingId }) => listingId),
  );

/** The confirmations with one more, without those that no longer count. */
export const addStillFree = (
  listingId: string,
  confirmations: readonly StillFree[],
  now: number,
): readonly StillFree[] => [
  ...confirmations.filter((one) => one.listingId !== listingId && isCurrentAnswer(one.confirmedAt, now)),
  { listingId, confirmedAt: now },
];
