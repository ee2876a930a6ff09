import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'On the screen of a listing for rent, between the facts and the description.',
  avoid: 'Listings for sale, and cards: they show only the price.',
  do: 'Say that the legal limit is six months, and whether the total contains a fee.',
  dont: 'Do not send or store what the visitor chooses.',
  anatomy: ['title', 'months of advance', "agent's fee", 'sum, and a warning above six months'],
  accessibility: [
    'A region named by its title; links to its id move focus to it. The total is announced when it changes.',
  ],
  related: ['NumberChips', 'AgentCard'],
  exports: ['MoveInCost', 'LazyMoveInCost'],
} satisfies Guide;
