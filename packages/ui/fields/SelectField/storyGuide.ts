import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One choice out of five to thirty: region, type, status. Phones open their native picker.',
  avoid:
    'Districts: DistrictField has a search. Two or three choices: SegmentedField. A few long ones: RadioField.',
  do: "Name the empty option after the task: 'Select region'.",
  dont: 'Do not hide the stored value because it is no longer an option.',
  anatomy: ['label', 'native select', 'error and hint'],
  accessibility: [
    'A native `select` with a label; the device shows its own picker. Error and hint are its description.',
  ],
  related: ['Select', 'DistrictField', 'RadioField'],
} satisfies Guide;
