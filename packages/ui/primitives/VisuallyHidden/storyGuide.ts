import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For text that only screen readers need: the meaning of an icon, the unit of a number.',
  avoid: 'Not for information that everybody needs, and never around a focusable element.',
  do: "Add the unit of a number: '3 bedrooms'.",
  dont: 'Do not put a link or a button inside.',
  anatomy: ['text'],
  accessibility: [
    'Read by screen readers, not visible and of no size. It must not contain anything that can be focused.',
  ],
  related: ['LiveRegion', 'Text'],
} satisfies Guide;
