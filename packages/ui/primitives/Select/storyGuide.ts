import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For one of about four to twenty well-known options: region, type, status. The device shows its native picker.',
  avoid:
    'Not for long lists, such as districts: use Combobox. For two or three options use SegmentedToggle or RadioGroup.',
  do: "Name the empty option: 'All regions'.",
  dont: 'Do not use it for yes and no.',
  anatomy: ['label', 'closed select with a chevron', 'error and hint below'],
  accessibility: [
    'A native `select`: the device shows its own picker, and typing a letter jumps to an option.',
    'Error and hint are its description; `required` sets the attribute.',
  ],
  related: ['Combobox', 'RadioGroup', 'SelectField'],
} satisfies Guide;
