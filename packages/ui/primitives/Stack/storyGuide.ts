import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a row or column of parts with equal spacing: a form, a card’s body, a row of buttons. The gap is a step of the spacing scale.',
  avoid: 'Not for equal columns: use Grid. Never adjust a gap with a margin on one part.',
  do: 'Choose a step of the spacing scale as the gap.',
  dont: 'Do not add a margin to one of the parts.',
  anatomy: ['a row or column', 'the gap between its parts'],
  accessibility: [
    'No role of its own; a `ul` needs `role="list"`.',
    'Reading order is the order in the code, in both directions.',
  ],
  related: ['Grid', 'Container'],
} satisfies Guide;
