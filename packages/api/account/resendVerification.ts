import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

/** Asks for a new verification code by mail (checklist 337). */
export async function resendVerification(email: string): Promise<void> {
  await send(clientFor('public').POST('/api/auth/resend-verification', { body: { email } }));
}

/** `resendVerification` for components, with its state. */
export function useResendVerification() {
  return useMutation({ mutationFn: resendVerification });
}
