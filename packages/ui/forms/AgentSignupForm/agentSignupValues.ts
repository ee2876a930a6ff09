import type { AgentSignup } from '@efie/api';

/** The nine fields that are sent (specification section 3 "Agent signup fields"). */
const NO_AGENT = {
  fullName: '',
  email: '',
  phone: '',
  businessName: '',
  region: '',
  district: '',
  password: '',
  confirmPassword: '',
  bio: '',
} satisfies AgentSignup;

/** With what the page shows beside them, and nobody sends (ruling 83). */
export type AgentSignupValues = typeof NO_AGENT & {
  idDocument: File | null;
  terms: boolean;
};

export const AGENT_SIGNUP_VALUES: AgentSignupValues = { ...NO_AGENT, idDocument: null, terms: false };

/** What is sent of them (checklist 287). */
export function agentSignupOf({
  idDocument: _document,
  terms: _terms,
  ...signup
}: AgentSignupValues): AgentSignup {
  return signup;
}
