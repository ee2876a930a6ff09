import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One line of text: a name, a title, a specific location.',
  avoid:
    'Emails, phone numbers, passwords, codes, amounts: each has its own field. Several lines: TextAreaField.',
  do: "Set `autoComplete` for names: 'name', 'organization'.",
  dont: 'Do not use a placeholder as the label.',
  anatomy: ["label with a star or 'Optional'", 'field', 'error and hint'],
  accessibility: [
    'A native `input` with a label; error and hint are its description, the error first.',
    'The text direction follows what is typed. A key press clears the error.',
  ],
  related: ['TextInput', 'TextAreaField', 'EmailField'],
} satisfies Guide;
