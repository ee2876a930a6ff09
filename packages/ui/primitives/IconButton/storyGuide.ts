import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For an action whose icon needs no text: save, call, delete, close. Its label includes the item: ‘Save Villa with a garden’.',
  avoid:
    'Not where text fits beside the icon: use Button with an icon. Not for an icon without an action: use Icon.',
  do: "Name the action and its object: 'Call Ama about Villa with a garden'.",
  dont: "Do not give ten cards ten buttons that are all named 'Call'.",
  anatomy: ['icon, or a spinner while loading', 'count at the corner'],
  accessibility: [
    'A 44 px button, or with `href` a link, named by `label`. A toggle sets `aria-pressed` and keeps its name.',
    '`disabledReason` keeps it focusable and is its description. On photos `glass` has a two-tone focus ring.',
  ],
  related: ['Button', 'Icon', 'CountBadge'],
} satisfies Guide;
