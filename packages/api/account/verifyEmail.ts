import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

/** Verifies an address with the code from the mail; the same call for users and agents, under both names (ruling 78). */
export async function verifyEmail(code: string): Promise<void> {
  await send(clientFor('public').POST('/api/auth/verify-email', { body: { code, token: code } }));
}

export function useVerifyEmail() {
  return useMutation({ mutationFn: verifyEmail });
}
