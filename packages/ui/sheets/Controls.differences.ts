import type { Difference } from './sheetTypes';

/** What the controls sheet shows otherwise than its picture. */
export const controlDifferences: readonly Difference[] = [
  {
    what: 'A loading button keeps its width.',
    why: 'Drawn, it grows; the spinner takes the place of the icon or moves into the padding (corrections.md section 1).',
  },
  {
    what: 'Labels of 44 px buttons stand in the middle of their height.',
    why: 'Drawn 2 to 3 px high (corrections.md section 1).',
  },
  {
    what: 'The disabled email is read-only, and ‘Choose a region first’ reads darker.',
    why: 'Both are information: text-2 and text-3 on the disabled ground (corrections.md section 1).',
  },
  {
    what: 'The search field is 52 high and its label is not seen.',
    why: 'It is the field of the listings screen; its name is read to screen readers (corrections.md section 2, Listings).',
  },
  {
    what: 'The open list of Region is drawn by the combobox, with its search glyph and cross.',
    why: 'Selects are native: the device draws their list (design.md section 6). The two lists share one look.',
  },
  {
    what: 'The chosen segment has a primary outline.',
    why: 'Chosen and unchosen were 1.2:1 apart (corrections.md section 1).',
  },
  {
    what: 'Radios stand 44 apart, drawn 54.',
    why: 'Each row is 44 px high and its whole height can be pressed, so no gap is needed between them.',
  },
  {
    what: 'The plain chip ‘Villa’ is left out.',
    why: 'A chip either removes or adds; one that does neither is no control. A property type is a badge.',
  },
  {
    what: 'The badge ‘Villa’ hugs its word.',
    why: 'Drawn, it is stretched to the width of its caption; on every screen badges hug their words.',
  },
  {
    what: 'Payment badges have a dot, so Count moves along.',
    why: 'The dot rule for status holds for payments too (corrections.md section 2, Dashboard).',
  },
  {
    what: 'Count bubbles are 20 px high.',
    why: 'Drawn 18 with digits under 13 px (corrections.md section 1).',
  },
  {
    what: 'Amenities are written in Title Case.',
    why: 'As the one quoted label is (corrections.md section 1).',
  },
  {
    what: 'The menus hang under the buttons that open them.',
    why: 'Drawn without a button; the panel stands 8 px below it (corrections.md section 3).',
  },
];
