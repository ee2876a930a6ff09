import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Any number of choices out of a list that is shown completely.',
  avoid: 'One choice out of a few: RadioField or SegmentedField. A single yes or no: CheckboxField.',
  do: 'Group more than seven options.',
  dont: 'Do not use it for one choice.',
  anatomy: ['legend', 'one list, or groups with a legend each', 'error and hint'],
  accessibility: [
    'A `fieldset` of native checkboxes: Tab moves from box to box, Space toggles. Error and hint describe the group.',
  ],
  related: ['AmenitiesField', 'CheckboxField', 'RadioField'],
} satisfies Guide;
