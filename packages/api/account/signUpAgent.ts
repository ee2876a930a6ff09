import { clientFor } from '../client/client';
import { send } from '../client/send';
import { useAbortableMutation } from '../client/useAbortableMutation';

export interface AgentSignup {
  fullName: string;
  businessName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  region: string;
  district: string;
  bio: string;
}

/** Registers an agent. Rejects with ApiError, field errors in `fields`. */
export async function signUpAgent(signup: AgentSignup, signal?: AbortSignal): Promise<void> {
  const call = clientFor('public').POST('/api/auth/agent/signup', { body: signup, signal: signal ?? null });
  await send(call);
}

export function useSignUpAgent() {
  return useAbortableMutation(signUpAgent);
}
