import type { User } from '@efie/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readUser } from '../client/readAccount';
import { asRecord } from '../client/readers';
import { requireBody, send } from '../client/send';

async function getUserProfile(signal: AbortSignal): Promise<User> {
  const body = asRecord(requireBody(await send(clientFor('user').GET('/api/user/profile', { signal }))));
  const data = asRecord(body?.['data']);
  return readUser(data?.['user'] ?? data ?? body);
}

export function getUserProfileQuery() {
  return queryOptions({ queryKey: ['user-profile'], queryFn: ({ signal }) => getUserProfile(signal) });
}

/** The signed-in user, at data of the answer (checklist 58). */
export function useGetUserProfile() {
  return useQuery(getUserProfileQuery());
}
