import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Every form that asks for a place: agent signup, edit profile, a new listing and its edit dialog.',
  avoid: 'Filters, where an empty region means all regions: SearchFilters has its own pair.',
  do: 'Use it for every pair of region and district in a form.',
  dont: 'Do not keep the district when the region changes.',
  anatomy: ['select of the region', 'combobox of the district, beside it from 641 px'],
  accessibility: [
    'Two labeled controls. That the district was removed with a change of the region is announced politely.',
  ],
  related: ['DistrictField', 'SelectField', 'Combobox'],
} satisfies Guide;
