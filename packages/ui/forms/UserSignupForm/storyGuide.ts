import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The sign-up of people who look for a home. Its screen sends it and opens the email verification.',
  avoid: 'Agents: AgentSignupForm. People with an account: LoginForm.',
  anatomy: ['name and email', 'passwords', 'submit button', 'links for an address that is taken'],
  accessibility: ['As Server form. Passwords that differ are reported at their field.'],
  related: ['AgentSignupForm', 'LoginForm', 'VerifyForm'],
} satisfies Guide;
