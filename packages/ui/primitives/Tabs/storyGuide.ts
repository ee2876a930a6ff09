import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For two to six parts of one topic, of which users read one at a time.',
  avoid: 'Not for screens: use links. Not for a value in a form: use SegmentedToggle. Not for ordered steps.',
  do: 'Use one or two words for a tab.',
  dont: "Do not keep input in a panel's own state: it unmounts.",
  anatomy: ['row of tabs', 'panel of the selected tab'],
  accessibility: [
    'Roles `tablist`, `tab` and `tabpanel`. Arrow keys, Home and End select at once and follow the text direction; Tab moves into the panel.',
  ],
  related: ['SegmentedToggle', 'LoginSignupTabs'],
} satisfies Guide;
