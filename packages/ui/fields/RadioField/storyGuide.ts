import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One choice out of three to seven that users should compare: the reason of a report.',
  avoid: 'Long lists: SelectField. Two short choices: SegmentedField.',
  do: 'Write each option as a phrase that completes the label.',
  dont: "Do not add an option 'None' where the field is optional already.",
  anatomy: ['legend', 'options, one per row', 'error and hint'],
  accessibility: [
    'Native radios in a `fieldset`: Tab enters the group, arrow keys select. Error and hint describe the group.',
  ],
  related: ['RadioGroup', 'SelectField', 'SegmentedField'],
} satisfies Guide;
