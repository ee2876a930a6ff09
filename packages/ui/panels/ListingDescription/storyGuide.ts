import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: "The description on a listing's screen, below its title.",
  avoid: 'Features that the agent chose from a list: use AmenityList.',
  do: 'Show the text that each tag was read from.',
  dont: 'Do not add a tag that the text denies or leaves in doubt.',
  anatomy: ['tags, when the text mentions a feature', 'the text, with line breaks'],
  accessibility: [
    "A list named 'Mentioned in the description' of toggle buttons; the marked text is announced when one is pressed.",
  ],
  related: ['AmenityList', 'FilterChip'],
  exports: ['ListingDescription', 'LazyListingDescription'],
} satisfies Guide;
