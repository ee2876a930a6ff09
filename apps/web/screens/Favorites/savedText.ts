import { countOf } from '@efie/domain';

/** The number of saved properties as text: '1 saved property', '1,204 saved properties'. */
export const savedText = (count: number): string => countOf(count, 'saved property', 'saved properties');
