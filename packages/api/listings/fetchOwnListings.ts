import { accountClient } from '../client/accountClient';
import { hasListings, readListingsBody, type ListingsResponse } from '../wire/readListingsBody';
import { requireBody, send } from '../client/send';
import { ApiError } from '../wire/ApiError';
import type { Session } from '../session/session';

/**
 * The listings of the agent in `session`. Rejects without a request when another account is signed in, and for a response
 * without a list, which does not prove that a listing is missing.
 */
export async function fetchOwnListings(session: Session, signal: AbortSignal): Promise<ListingsResponse> {
  const call = accountClient(session).GET('/api/agent/properties', { signal });
  const body = requireBody(await send(call));
  if (!hasListings(body)) throw new ApiError({ kind: 'parse' });
  return readListingsBody(body);
}
