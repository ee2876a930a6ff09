import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

/** One try to verify an address. */
export interface Verification {
  code: string;
  /** Gives the call up; what the server did with it stays done. */
  signal?: AbortSignal;
}

/** Verifies an address with the code from the mail; the same call for users and agents, under both names (ruling 78). */
export async function verifyEmail({ code, signal }: Verification): Promise<void> {
  const body = { code, token: code };
  await send(clientFor('public').POST('/api/auth/verify-email', { body, signal: signal ?? null }));
}

/** `verifyEmail` for components, with its state. */
export function useVerifyEmail() {
  return useMutation({ mutationFn: (verification: Verification) => verifyEmail(verification) });
}
