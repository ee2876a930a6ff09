import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For one of a few options whose labels need a line each: the reason of a report.',
  avoid: 'Not for two or three short options: use SegmentedToggle. Not for many: use Select.',
  do: 'Order the options by how often they are chosen.',
  dont: 'Do not select one in advance where the answer matters.',
  anatomy: ['legend', 'options, one per row', 'error and hint below'],
  accessibility: [
    'Native radios in a `fieldset`: Tab enters the group, arrow keys select, each row is a 44 px label.',
    'Error and hint describe the group.',
  ],
  related: ['RadioField', 'SegmentedToggle', 'Select'],
} satisfies Guide;
