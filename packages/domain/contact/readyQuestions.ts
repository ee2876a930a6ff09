import type { Listing } from '../listing/Listing';

/** Questions about a home that is on offer, each for a message of its own in place of the usual ones. */
export const readyQuestions = ({ listingType }: Pick<Listing, 'listingType'>): readonly string[] => [
  'Is it still available?',
  'Can I view it this week?',
  listingType === 'sale' ? 'Which documents come with it?' : 'What is the total to move in?',
];
