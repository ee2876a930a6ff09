import type { Listing } from '@efie/domain';
import type { ServerPagination } from '../client/readListingsBody';
import { readListingsBody } from '../client/readListingsBody';
import { parseBody, requireBody } from '../client/send';

export type ListingsMessage =
  | { kind: 'listings'; listings: readonly Listing[] }
  | { kind: 'end'; pagination: ServerPagination | null }
  /** The body cannot be read; the page finds out why. */
  | { kind: 'failed' };

/** Receiving a message of so many listings takes a slow phone about 10 ms. */
const BATCH = 200;

/** Reads the bytes of a response and posts its listings in batches, so that receiving them does not block the page. Never throws. */
export function postListings(bytes: ArrayBuffer, post: (message: ListingsMessage) => void): void {
  try {
    const { listings, pagination } = readListingsBody(requireBody(parseBody(bytes)));
    for (let first = 0; first < listings.length; first += BATCH)
      post({ kind: 'listings', listings: listings.slice(first, first + BATCH) });
    post({ kind: 'end', pagination });
  } catch {
    post({ kind: 'failed' });
  }
}
