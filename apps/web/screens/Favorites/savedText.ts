import { countOf } from '@efie/domain';

/** '1 saved property', '1,204 saved properties' (ruling 39, checklist 207). */
export const savedText = (count: number): string => countOf(count, 'saved property', 'saved properties');
