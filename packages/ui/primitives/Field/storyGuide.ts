import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'To add label, hint and error to a control without them. FieldGroup does the same for a group of controls.',
  avoid:
    'Not around TextInput, Select or Combobox, which include it. In a form use the field of the same name from Fields.',
  do: 'Say in the hint what the value is for, before the user types.',
  dont: 'Do not use a placeholder as the label.',
  anatomy: ["label with a star or 'Optional'", 'control', 'error', 'hint'],
  accessibility: [
    'A `label` for the control of the same id. `fieldAriaProps` connects error and hint as its description, the error first.',
    '`isLabelHidden` hides the label only visually. FieldGroup is a `fieldset` with a `legend`.',
  ],
  related: ['TextInput', 'Checkbox', 'TextField'],
  exports: ['Field', 'FieldGroup', 'fieldAriaProps'],
} satisfies Guide;
