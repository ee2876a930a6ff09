import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'When a new version of the app is ready to replace the open one.',
  avoid:
    'While a form has unsaved changes or a payment is being checked. For the result of an action: use Toast.',
  do: 'Render it after the screen, so that at the end of the page it is above the footer.',
  dont: 'Do not reload before the user presses Reload.',
  anatomy: ['message', 'Later', 'Reload'],
  accessibility: [
    'A region named New version. Its message is announced when it appears; focus stays where it is.',
  ],
  related: ['CompareBar', 'Toast', 'Banner'],
} satisfies Guide;
