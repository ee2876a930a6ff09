import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Every phone number. The schemas of the sign-up and the profile form differ.',
  avoid: 'Showing a phone number: use the call link of the contact cards.',
  do: 'Keep the hint with the format.',
  dont: 'Do not reformat what the user types.',
  anatomy: ['label', 'field', 'error, or the format as the hint'],
  accessibility: [
    'Type `tel`, so that phones show their number pad; always left to right. Error and hint are its description.',
  ],
  related: ['TextField', 'EmailField', 'ContactButtons'],
} satisfies Guide;
