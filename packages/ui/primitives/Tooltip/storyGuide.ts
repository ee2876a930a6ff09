import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For one sentence that explains a control: what a mark means, why a button is unavailable. Buttons include it: set disabledReason.',
  avoid:
    'Not for information that users need to continue, nor for links or buttons: a tooltip is not focusable.',
  do: 'Explain in one sentence why a button is unavailable.',
  dont: 'Do not repeat the label of the control.',
  anatomy: ['the control', 'the bubble'],
  accessibility: [
    'Role `tooltip`; it is the description of the control, also while closed.',
    'Opens on hover and focus, closes on Escape, and the pointer may rest on it. It never takes focus.',
  ],
  related: ['Button', 'IconButton', 'Badges'],
  exports: ['LazyTooltip'],
} satisfies Guide;
