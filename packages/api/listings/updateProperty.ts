import { toSnakeCase, type ListingInput } from '@efie/domain/listing';
import { accountClient } from '../client/accountClient';
import { AMENITIES_FIELD, multipartBody } from '../client/multipart';
import { requireRecord, send } from '../client/send';
import { getSession, type Session } from '../session/session';
import { wireFields } from './wireFields';

/** The changed fields. Amenities are all that the listing has after the change. */
export type ListingChanges = Partial<ListingInput>;

/**
 * Saves the changed fields of one of the agent's own listings. `signal` aborts the request. Rejects with ApiError (`parse`)
 * when no response confirms the change.
 */
export async function updateProperty({
  id,
  changes,
  signal,
  session = getSession(),
}: {
  id: string;
  changes: ListingChanges;
  signal?: AbortSignal;
  session?: Session;
}): Promise<void> {
  const body = wireFields(changes, toSnakeCase);
  // No part would mean no change.
  if (changes.amenities?.length === 0) body[AMENITIES_FIELD] = [''];
  const form = multipartBody(body);
  const call = accountClient(session).PATCH('/api/agent/properties/{id}', {
    params: { path: { id } },
    // Only for the types: `bodySerializer` sends the form data built above.
    body: {},
    bodySerializer: () => form,
    signal: signal ?? null,
  });
  requireRecord(await send(call));
}
