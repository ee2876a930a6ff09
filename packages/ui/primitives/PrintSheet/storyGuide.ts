import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Something that is printed alone instead of its page: a receipt, a card for a window. `usePrint` mounts it and opens the print dialog.',
  avoid: 'A page that prints well as it is: hide its buttons with `media.print`.',
  do: 'Fit the content on one A4 page, in black on white.',
  dont: 'Do not keep it mounted: the page itself could not be printed.',
  anatomy: ['the sheet, in print only', 'the rest of the page, hidden in print'],
  accessibility: ['Hidden on the screen, also from assistive technology: it repeats what the page says.'],
  related: ['QrCode', 'Receipt', 'WindowCard'],
  exports: ['PrintSheet'],
} satisfies Guide;
