import type { Difference } from './sheetTypes';

/** What the cards sheet shows otherwise than its picture. */
export const cardDifferences: readonly Difference[] = [
  {
    what: 'The houses and faces are others.',
    why: 'Pictures belong to the listings; the sheet holds the boxes and colours of the cards.',
  },
  {
    what: 'The loading card is as high as a real one.',
    why: 'corrections.md section 1: the drawn skeleton is 6 px lower, so that cards would move when they come.',
  },
  {
    what: 'The loading card keeps a line for its age, which the drawn cards do not show.',
    why: 'corrections.md section 4, Freshness: the words go below the facts where they have no room beside them.',
  },
  {
    what: 'Focus on the heart is white with a dark edge in both themes.',
    why: 'corrections.md section 1: one gold ring is lost on a golden sky.',
  },
  {
    what: 'The sold card without a picture has no count of photos, and its motif fills the box.',
    why: 'corrections.md, Dashboard: hide the count at 0; the drawn motif is inset.',
  },
  {
    what: '‘Active until 14 December 2026’ stands for ‘Renews 14 December 2026’.',
    why: 'corrections.md, Dashboard: only an expiry is known.',
  },
  {
    what: 'The plan cards carry three motif tiles, none of them cut.',
    why: 'corrections.md section 1: the gate corner must not cut tiles into shards.',
  },
  {
    what: 'The outline of Upgrade to Pro is on-brand-2.',
    why: 'The drawn grey green is in no token.',
  },
  {
    what: 'The agent cards begin with the price, and the badge stands under the business name.',
    why: 'Specification section 2, Property detail; corrections.md, Detail: the badge must not hang under the avatar.',
  },
  {
    what: 'The agent cards cast a shadow.',
    why: 'The theme gives e2 to the price card of a listing’s page.',
  },
];
