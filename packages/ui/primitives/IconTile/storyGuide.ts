import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For the icon at the top of a confirm dialog, an error or an empty state.',
  avoid: 'Not inside text or a list: use Icon. Not as a control.',
  do: 'Match the tone to the meaning: danger for a loss of data.',
  dont: 'Do not press it: it is a picture.',
  anatomy: ['tile with the gate corner', 'icon'],
  accessibility: ['Hidden from screen readers. The title below it says the same.'],
  related: ['Icon', 'AlertDialog', 'ErrorState'],
} satisfies Guide;
