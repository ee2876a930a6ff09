import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The code that was sent to a new email address. The screen holds its state, verifies and resends.',
  avoid: 'Passwords and other secrets: PasswordField.',
  anatomy: ['code field', 'Verify Email', 'Resend'],
  accessibility: [
    'As Server form. Resend has `aria-busy` while it runs and gives the reason while it must wait.',
  ],
  related: ['VerificationCodeField', 'UserSignupForm'],
} satisfies Guide;
