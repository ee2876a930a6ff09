import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The amenities of a new listing: all seventeen as checkboxes.',
  avoid: 'The edit dialog: AmenityChipsField shows the chosen amenities first.',
  do: 'Leave it out of forms that edit a listing.',
  dont: 'Do not shorten the list: an amenity that is missing cannot be chosen.',
  anatomy: ['legend', 'groups, each with a legend', 'checkboxes'],
  accessibility: [
    'A `fieldset` of native checkboxes; each group has its own legend. Error and hint describe the whole.',
  ],
  related: ['AmenityChipsField', 'CheckboxGroupField', 'AmenityList'],
} satisfies Guide;
