import { authorizedAs } from '../client/authorizedAs';
import { clientFor } from '../client/client';
import { hasListings, readListingsBody, type ListingsAnswer } from '../client/readListingsBody';
import { requireBody, send } from '../client/send';
import { ApiError } from '../client/ApiError';
import type { Session } from '../session/session';

/**
 * The listings of the agent who filled in a form; nothing is asked when somebody else is signed in. A response without a list
 * is an error, since it does not show that a listing is missing.
 */
export async function listPropertiesOf(session: Session, signal: AbortSignal): Promise<ListingsAnswer> {
  const call = clientFor('agent').GET('/api/agent/properties', { ...authorizedAs(session), signal });
  const body = requireBody(await send(call));
  if (!hasListings(body)) throw new ApiError({ kind: 'parse' });
  return readListingsBody(body);
}
