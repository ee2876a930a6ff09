import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'A new listing with its photos. Its screen sends it and checks whether it was listed after a lost response.',
  avoid: 'Changes of a listing: the Edit Property dialog.',
  anatomy: ['heading and listing type', 'sections of fields', 'photos', 'checklist', 'Cancel and submit'],
  accessibility: [
    'As Server form. The sections are groups named by their titles; the checklist is advice and does not block.',
  ],
  related: ['EditListingForm', 'PhotoQueueField', 'FormSection'],
} satisfies Guide;
