import { pluralize } from '@efie/domain/text';

/** The number of saved listings as text: '1 saved property', '1,204 saved properties'. */
export const formatSavedCount = (count: number): string =>
  pluralize(count, 'saved property', 'saved properties');
