import type { AgentSignup } from '@efie/api';
import { object } from 'yup';
import { emailText, samePassword, signupPhoneText } from '../../fields/form';

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

/**
 * The phone's format (ruling 6) and the passwords are looked at (section 5; checklist 285, 299); the terms are not, and the
 * rest is the server's to judge (rulings 83, 86).
 */
export const agentSignupSchema = object({
  email: emailText(),
  phone: signupPhoneText(),
  confirmPassword: samePassword('password', 'Please ensure both passwords match.'),
});

/** What is sent of them (checklist 287). */
export function agentSignupOf({
  idDocument: _document,
  terms: _terms,
  ...signup
}: AgentSignupValues): AgentSignup {
  return signup;
}
