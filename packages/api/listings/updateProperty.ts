import { sameAccountHeaders } from '../client/sameAccountHeaders';
import { clientFor } from '../client/client';
import { AMENITIES_FIELD, multipartBody } from '../client/multipart';
import { send } from '../client/send';
import { getSession, type Session } from '../session/session';

export interface ListingChanges {
  title?: string;
  description?: string;
  property_type?: string;
  listing_type?: string;
  price?: string;
  region?: string;
  town?: string;
  specific_location?: string;
  status?: string;
  bedrooms?: string;
  bathrooms?: string;
  parking?: string;
  area?: string;
  /** All amenities after the change. An empty list is sent as one empty part, because no part would mean no change. */
  amenities?: readonly string[];
}

/** Saves the changed fields of one of the agent's own listings. `signal` aborts the request. */
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
  const { amenities, ...fields } = changes;
  const form = multipartBody({
    ...fields,
    ...(amenities && { [AMENITIES_FIELD]: amenities.length > 0 ? amenities : [''] }),
  });
  await send(
    clientFor('agent').PATCH('/api/agent/properties/{id}', {
      params: { path: { id } },
      body: { ...fields, ...(amenities && { [AMENITIES_FIELD]: [...amenities] }) },
      bodySerializer: () => form,
      ...sameAccountHeaders(session),
      signal: signal ?? null,
    }),
  );
}
