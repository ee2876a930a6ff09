import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a question with several answers, or a notice that must be closed. On phones it becomes a bottom sheet.',
  avoid:
    'Not to confirm a loss of data: use AlertDialog. Not for forms: use FormDialog. Not for content that fits on the page. Import it lazily.',
  do: "Name the answers: 'Login as User', 'Login as Agent'.",
  dont: 'Do not open a dialog that nobody asked for.',
  anatomy: [
    'icon tile, if there is one',
    'title and close button',
    'question or notice',
    'content, if there is any',
    'main action and alternative',
  ],
  accessibility: [
    'A modal `dialog`, named by its title and described by its text.',
    'Focus moves to the close button or to `initialFocus`, stays inside, and returns to the opener. Escape and a press outside close it.',
    'On phones the main action comes first, for the eye and in the tab order.',
  ],
  related: ['AlertDialog', 'FormDialog', 'BottomSheet', 'LoginRequired'],
} satisfies Guide;
