import type { Listing } from '../listing/Listing';

/** Questions about a home on offer. Each replaces the questions of the usual WhatsApp message. */
export const readyQuestions = ({ listingType }: Pick<Listing, 'listingType'>): readonly string[] => [
  'Is it still available?',
  'Can I view it this week?',
  listingType === 'sale' ? 'Which documents come with it?' : 'What is the total to move in?',
];
