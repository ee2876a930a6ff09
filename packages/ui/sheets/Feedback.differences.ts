import type { Difference } from './sheetTypes';

/** What the feedback sheet shows otherwise than its picture. */
export const feedbackDifferences: readonly Difference[] = [
  {
    what: 'The error toast’s icon is red.',
    why: 'A thin white icon alone does not tell the kind: red.300 on ink, red.600 on paper (corrections.md section 1).',
  },
  {
    what: '‘Email not verified…’ is one string.',
    why: 'The words of a user’s login are one title (corrections.md section 2, component sheets).',
  },
  {
    what: 'Cancel is idle while Deleting... runs.',
    why: 'Nothing can take the deletion back by then; a button that looks ready must do something.',
  },
  {
    what: 'Filters stands in the display face.',
    why: 'Every sheet has its title in dialogTitle (corrections.md section 1, phone sheets).',
  },
  {
    what: 'The handle is the border-strong grey and the chosen segment has an outline.',
    why: 'The token says what the handle is; chosen and unchosen differ by 1.2:1 without an outline (corrections.md section 1).',
  },
  {
    what: 'A photo on its way says ‘photo 2 of 5’ beside a bar without an end.',
    why: 'The browser does not tell how much of a picture is sent (design.md section 6, File drop zone and queue).',
  },
  {
    what: 'The motif leaves out the tile at the gate corner, and its tiles fall otherwise.',
    why: 'The corner cuts that tile into a shard (corrections.md section 1); the picture’s random numbers are not known.',
  },
  {
    what: 'The spinner’s ends are straight.',
    why: 'The ring is a border, which costs the first page nothing; the round ends would need a drawing of their own.',
  },
  {
    what: 'The track of the usage bar is the brand line.',
    why: 'Gold on brand-line (corrections.md section 4, usage meter).',
  },
];
