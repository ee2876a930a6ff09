/** An old listing whose agent has said that the home is still free. */
export interface StillFree {
  listingId: string;
  /** Unix time in ms. */
  confirmedAt: number;
}

/** Days for which a listing is not asked about again. */
const STILL_FREE_FOR_DAYS = 30;
const DAY = 86_400_000;

/** Counts for 30 days. One from the future, after the clock was set back, does not count. */
const isCurrent = ({ confirmedAt }: StillFree, now: number): boolean =>
  confirmedAt <= now && now < confirmedAt + STILL_FREE_FOR_DAYS * DAY;

/** The listings that are not asked about now. */
export const stillFreeIds = (confirmations: readonly StillFree[], now: number): ReadonlySet<string> =>
  new Set(confirmations.filter((one) => isCurrent(one, now)).map(({ listingId }) => listingId));

/** The confirmations with one more, without those that no longer count. */
export const addStillFree = (
  listingId: string,
  confirmations: readonly StillFree[],
  now: number,
): readonly StillFree[] => [
  ...confirmations.filter((one) => one.listingId !== listingId && isCurrent(one, now)),
  { listingId, confirmedAt: now },
];
