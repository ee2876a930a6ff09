import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a short text, a number with its unit or a password; TextArea is for several lines. In a form use the component from Fields.',
  avoid: 'Not for one option of a list: use Select or Combobox. Not for a search: use SearchInput.',
  do: 'Set `autoComplete`, so that browsers can fill it in.',
  dont: 'Do not ask for a format that you could accept otherwise.',
  anatomy: ['label', 'icon or prefix', 'field', 'suffix or a button', 'error and hint below'],
  accessibility: [
    'A native `input` or `textarea` with a label. Error, hint and unit are its description, `aria-invalid` follows `error`.',
  ],
  related: ['TextField', 'Field', 'NumericInput'],
  exports: ['TextInput', 'TextArea'],
} satisfies Guide;
