import { sameAccountHeaders } from '../client/sameAccountHeaders';
import { clientFor } from '../client/client';
import { hasListings, readListingsBody, type ListingsResponse } from '../client/readListingsBody';
import { requireBody, send } from '../client/send';
import { ApiError } from '../client/ApiError';
import type { Session } from '../session/session';

/**
 * The listings of the agent in `session`. Rejects without a request when another account is signed in, and for a response
 * without a list, which does not prove that a listing is missing.
 */
export async function listPropertiesOfSession(
  session: Session,
  signal: AbortSignal,
): Promise<ListingsResponse> {
  const call = clientFor('agent').GET('/api/agent/properties', { ...sameAccountHeaders(session), signal });
  const body = requireBody(await send(call));
  if (!hasListings(body)) throw new ApiError({ kind: 'parse' });
  return readListingsBody(body);
}
