import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For content that only some readers need: answers to questions, safety advice below a grid.',
  avoid: 'Not for what everybody must read. Not for navigation: use DisclosureMenu.',
  do: "Write the summary as a title or question that stands alone: 'Can I change plans later?'",
  dont: 'Do not hide a price, an error or a required step in it.',
  anatomy: ['summary with a chevron, or plus and minus', 'content'],
  accessibility: [
    'A native `details` element: Enter and Space on the summary open it, and find-in-page opens it too.',
    'Works without scripts and keeps its state in print.',
  ],
  related: ['DisclosureMenu', 'Tabs', 'SafetyAdvice'],
} satisfies Guide;
