import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For one option out of a long list, where typing is quicker than scrolling: the district.',
  avoid: 'Not for short lists: use Select. Not for free text: only options of the list are accepted.',
  do: "Add what people call the place as a hint: 'Atwima Nwabiagya, near Kumasi'.",
  dont: 'Do not use it for fewer than about twenty options.',
  anatomy: [
    'label',
    'text field with a chevron, or a clear button',
    'list of options, each with an optional hint',
    'error and hint below',
  ],
  accessibility: [
    'Role `combobox` with a `listbox`; focus stays in the field and `aria-activedescendant` names the option.',
    'Arrow keys move, Enter selects, Escape closes and then clears. Typing announces the number of options.',
    'With `disabledText` it stays focusable, and the reason is its placeholder.',
  ],
  related: ['Select', 'SearchInput', 'DistrictField'],
} satisfies Guide;
