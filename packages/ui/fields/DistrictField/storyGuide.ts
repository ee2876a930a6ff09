import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The district of a region that is chosen in another field of the same form.',
  avoid: 'A form that also asks for the region: RegionDistrictFields combines the two.',
  do: 'Let the region be chosen first, in the same form.',
  dont: 'Do not offer the 261 districts in one list.',
  anatomy: ['label', 'combobox with the districts of the region', 'error and hint'],
  accessibility: [
    "Role `combobox`, as Combobox. Without a region it stays focusable and says 'Choose a region first'. A failed load can be retried in place.",
  ],
  related: ['RegionDistrictFields', 'Combobox'],
} satisfies Guide;
