import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

export async function resendVerification(email: string): Promise<void> {
  await send(clientFor('public').POST('/api/auth/resend-verification', { body: { email } }));
}

export function useResendVerification() {
  return useMutation({ mutationFn: resendVerification });
}
