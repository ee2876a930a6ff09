import { clientFor } from '../client/client';
import { send } from '../client/send';
import { useAbortableMutation } from '../client/useAbortableMutation';

export interface UserSignup {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Registers a user. Rejects with ApiError, field errors in `fields`. */
export async function signUpUser(signup: UserSignup, signal?: AbortSignal): Promise<void> {
  const call = clientFor('public').POST('/api/auth/user/signup', { body: signup, signal: signal ?? null });
  await send(call);
}

export function useSignUpUser() {
  return useAbortableMutation(signUpUser);
}
