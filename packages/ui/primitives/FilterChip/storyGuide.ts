import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For an active filter that a press removes. AddChip is its outlined counterpart, which a press adds.',
  avoid: 'Not for text that is not a control: use Badge. Not for one of a few options: use NumberChips.',
  do: "Write the value, not the field: 'GH₵ 1,000 to 2,000'.",
  dont: 'Do not remove a chip without moving focus to the next one.',
  anatomy: ['text of the filter', 'cross; on AddChip a plus before the text'],
  accessibility: [
    "A button named 'Remove …' or 'Add …', in a 44 px target.",
    'After a removal the caller moves focus: FilterChips does so.',
  ],
  related: ['FilterChips', 'Badge', 'AmenityChipsField'],
  exports: ['FilterChip', 'AddChip'],
} satisfies Guide;
