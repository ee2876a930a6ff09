import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For one of two or three equal options that change the meaning of the rest: For Rent or For Sale.',
  avoid:
    'Not for more than three options or long labels: use RadioGroup. Not to switch between parts of a page: use Tabs.',
  do: "Keep the labels equally long: 'For Rent', 'For Sale'.",
  dont: 'Do not let a label wrap.',
  anatomy: ['legend', 'two or three segments, with icon and count', 'error and hint below'],
  accessibility: [
    'Native radios in a `fieldset`: Tab enters the group, arrow keys select. The outline marks the chosen one, not color alone.',
  ],
  related: ['SegmentedField', 'RadioGroup', 'Tabs'],
} satisfies Guide;
