import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a few links and actions behind one button: the account menu behind the avatar, Rename and Remove of a saved search.',
  avoid: 'Not to select a value: use Select or Combobox. Not for a single action: show its button.',
  do: 'Put the action that ends something last: Log out.',
  dont: 'Do not nest menus.',
  anatomy: [
    'button with its content and a chevron',
    'header with a name and a detail',
    'rows of links and actions',
  ],
  accessibility: [
    'A button with `aria-expanded`, and a list: Tab moves through the rows, as it is no ARIA menu.',
    'Escape closes it and returns focus to the button; a press or focus outside closes it.',
    'The current page has `aria-current`.',
  ],
  related: ['AppHeader', 'Select', 'Disclosure'],
} satisfies Guide;
