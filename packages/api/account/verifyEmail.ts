import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

export interface Verification {
  code: string;
  /** Aborts the request; the server may have processed it already. */
  signal?: AbortSignal;
}

/** Verifies an email address with the emailed code, sent under both names that servers accept (ruling 78). */
export async function verifyEmail({ code, signal }: Verification): Promise<void> {
  const body = { code, token: code };
  await send(clientFor('public').POST('/api/auth/verify-email', { body, signal: signal ?? null }));
}

export function useVerifyEmail() {
  return useMutation({ mutationFn: (verification: Verification) => verifyEmail(verification) });
}
