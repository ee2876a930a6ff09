import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Every email address, also the read-only one of an account.',
  avoid: 'Validating the format before submit: only the server does.',
  do: 'Set `autoComplete` to `username` on a login form.',
  dont: 'Do not ask for the address twice.',
  anatomy: ['label', 'icon, if given', 'field', 'error and hint'],
  accessibility: [
    'Type `email`, so that phones show its keyboard; always left to right. Error and hint are its description.',
  ],
  related: ['TextField', 'PasswordField', 'PhoneField'],
} satisfies Guide;
