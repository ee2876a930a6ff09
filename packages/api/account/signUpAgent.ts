import { clientFor } from '../client/client';
import { send } from '../client/send';

/** What an agent registers with (specification section 3). */
export interface AgentSignup {
  fullName: string;
  /** Empty when the agent has none (ruling 84). */
  businessName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  region: string;
  district: string;
  bio: string;
}

/** Registers an agent with the nine documented fields (checklist 287); rejects with ApiError, field errors in `fields`. */
export async function signUpAgent(signup: AgentSignup, signal?: AbortSignal): Promise<void> {
  const call = clientFor('public').POST('/api/auth/agent/signup', { body: signup, signal: signal ?? null });
  await send(call);
}
