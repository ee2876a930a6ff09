import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The tabs of the LoginSignup dialog, without a backend. No screen uses them yet.',
  avoid: 'Real login and sign-up: LoginForm, UserSignupForm and AgentSignupForm.',
  anatomy: ['the login tab', 'the signup tab'],
  accessibility: ['As Server form, inside Tabs. The link Forgot password cannot be used and says so.'],
  related: ['LoginSignup', 'Tabs'],
  exports: ['LoginTab', 'SignupTab'],
} satisfies Guide;
