import type { Listing } from '@efie/domain/listing';
import { readListings } from './readListing';
import { asCount, asRecord } from './readers';

export interface ServerPagination {
  currentPage: number;
  lastPage: number;
  total: number;
}

export interface ListingsResponse {
  listings: readonly Listing[];
  /** Null when the server sent none: the list is complete. */
  pagination: ServerPagination | null;
}

/** Reads the pagination from data.pagination, pagination, data or the root. Never throws. */
export function readPagination(body: object): ServerPagination | null {
  const root = asRecord(body);
  for (const holder of [asRecord(root?.['data']), root]) {
    const record = asRecord(holder?.['pagination']) ?? holder;
    const currentPage = asCount(record?.['current_page']);
    const lastPage = asCount(record?.['last_page']);
    const total = asCount(record?.['total']);
    if (currentPage !== null && lastPage !== null && total !== null) return { currentPage, lastPage, total };
  }
  return null;
}

/** The unread listings of data.properties, properties, data or the root. */
function findList(body: object): unknown {
  const root = asRecord(body);
  const data = asRecord(root?.['data']);
  return [data?.['properties'], root?.['properties'], root?.['data'], body].find((value) =>
    Array.isArray(value),
  );
}

/** Whether a response contains a list of listings; it may be empty. */
export const hasListings = (body: object): boolean => findList(body) !== undefined;

/** Reads the listings and the pagination of a response; a missing list is empty. Never throws. */
export function readListingsBody(body: object): ListingsResponse {
  return { listings: readListings(findList(body)), pagination: readPagination(body) };
}
