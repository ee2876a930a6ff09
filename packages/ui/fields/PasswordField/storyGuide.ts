import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Every password: kind current to log in, kind new to choose one and to confirm it.',
  avoid:
    'Codes from an email: VerificationCodeField. Adding another button to show the password: it has one.',
  do: 'Set `kind` to `new` where a password is chosen, so that managers offer one.',
  dont: 'Do not forbid pasting.',
  anatomy: ['label', 'field', 'button Show password', 'error and hint'],
  accessibility: [
    "The button is named 'Show password' or 'Hide password' and keeps the caret in its place. The password is hidden again on submit.",
  ],
  related: ['EmailField', 'VerificationCodeField', 'LoginForm'],
} satisfies Guide;
