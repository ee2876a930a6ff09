import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One badge for one fact of a listing, a payment, a plan or an agent. Each sets its own label, color and dot, so that a fact looks the same on every screen.',
  avoid:
    'Do not put such a label into a plain Badge, stack more than two on a photo, or use one as a button. For other labels use the Badge primitive; for a number, CountBadge.',
  do: 'Take the badge of the fact: StatusBadge, ListingTypeBadge, Ribbon.',
  dont: 'Do not place more than two on a photo.',
  anatomy: ['dot or icon', 'word of the fact'],
  accessibility: [
    'Text with a dot or icon, so that color is not the only sign. VerifiedAgentTooltip is a button whose description says what verified means.',
  ],
  related: ['Badge', 'PropertyCard'],
  exports: [
    'StatusBadge',
    'FeaturedBadge',
    'PropertyTypeBadge',
    'ListingTypeBadge',
    'PaymentStatusBadge',
    'SubscribedBadge',
    'Ribbon',
    'VerifiedAgent',
    'NotVerified',
  ],
} satisfies Guide;
