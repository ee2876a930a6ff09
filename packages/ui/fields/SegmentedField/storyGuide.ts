import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Two or three short choices that change the form, one of them always chosen: For Rent or For Sale.',
  avoid: 'More than three choices, or long labels: SelectField or RadioField. Switching between views: Tabs.',
  do: 'Always have one selected.',
  dont: 'Do not use it for yes and no: CheckboxField.',
  anatomy: ['legend', 'two or three segments with icons', 'error and hint'],
  accessibility: ['Native radios in a `fieldset`: Tab enters the group, arrow keys select.'],
  related: ['SegmentedToggle', 'RadioField'],
} satisfies Guide;
