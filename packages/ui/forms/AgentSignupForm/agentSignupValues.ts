import type { AgentSignup } from '@efie/api';

const EMPTY_SIGNUP = {
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

/** Includes the fields that are shown but not sent (ruling 83). */
export type AgentSignupValues = typeof EMPTY_SIGNUP & {
  idDocument: File | null;
  terms: boolean;
};

export const AGENT_SIGNUP_VALUES: AgentSignupValues = { ...EMPTY_SIGNUP, idDocument: null, terms: false };

/** The request body for the form's values. */
export function toAgentSignup({
  idDocument: _document,
  terms: _terms,
  ...signup
}: AgentSignupValues): AgentSignup {
  return signup;
}
