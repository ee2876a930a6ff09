import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Beside or above a list of results: where the homes are, and what they cost there.',
  avoid: 'Single homes: a listing has no coordinates. Choosing a region in a form: use Select.',
  do: 'Give it the filters and the catalog of the list, so that both show the same results.',
  dont: 'Do not load it before it is opened.',
  anatomy: [
    'heading and close button',
    'what regions are shaded by',
    'regions, each with its number',
    'the region under the pointer or with focus',
    'attribution of the boundaries',
    'legend',
    'districts of the chosen region',
    'table',
  ],
  accessibility: [
    'Regions are toggle buttons named by their figures: "Ashanti, 37 homes, median GH₵ 1,550". They share one tab stop; arrow keys move to the neighbor in their direction, Home and End to the first and last region.',
    'The chosen region has an outline and a check mark, not only a color.',
    'Until the figures are known, the group of regions has `aria-busy`.',
  ],
  related: ['SearchFilters', 'ResultList', 'Table'],
} satisfies Guide;
