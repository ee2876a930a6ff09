import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a lasting notice about the whole page: the user is offline, or no data can be stored on the device.',
  avoid: 'Not for one part of a page: use Alert. Not for short-lived feedback: use a toast.',
  do: "Say what still works: 'You are offline. What was loaded before is still here.'",
  dont: 'Do not show two banners at once.',
  anatomy: ['icon', 'one sentence'],
  accessibility: [
    'Role `status`: announced politely when it appears. It takes no focus and is left out in print.',
  ],
  related: ['Alert', 'Toast'],
} satisfies Guide;
