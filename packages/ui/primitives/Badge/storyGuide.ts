import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For one short fact about an item: a type, or a status with its dot. On photos use the tones featured or glass.',
  avoid:
    'Not for a control: use FilterChip or Button. Not for a number: use CountBadge. The badges of listings are in Cards.',
  do: "Give every status a dot: 'Active', 'Sold'.",
  dont: 'Do not place a soft tone on a photo without a dot. Use `featured` or `glass`.',
  anatomy: ['dot or icon, if there is one', 'one or two words'],
  accessibility: [
    'Plain text without a role: dot, icon and color only support it. Wrap text from the server in a `bdi`, so that right-to-left words stay in order.',
  ],
  related: ['Badges', 'CountBadge', 'FilterChip'],
} satisfies Guide;
