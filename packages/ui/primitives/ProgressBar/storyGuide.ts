import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a known share (a plan’s listings, an upload) and for work of unknown duration. TimedBar is for screens that redirect automatically.',
  avoid: 'Not for a short wait inside a button or a list: Button shows a spinner, lists show skeletons.',
  do: "Write the value as words too: '7 of 10 listings used'.",
  dont: 'Do not fill it by a guess. Leave `value` out.',
  anatomy: ['track', 'fill', 'text of the value below'],
  accessibility: [
    'Role `progressbar` with a name, the value and its text; without a value it is of unknown duration.',
    'The visible text is hidden from screen readers, which get it from the bar. It is static with reduced motion.',
  ],
  related: ['Spinner', 'PhotoTile', 'CurrentPlanCard'],
  exports: ['ProgressBar', 'TimedBar'],
} satisfies Guide;
