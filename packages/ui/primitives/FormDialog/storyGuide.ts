import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a form that opens over the page: report, edit. On phones it becomes a bottom sheet.',
  avoid: 'Not for a question or a notice: use Dialog. Not for a form of its own screen. Import it lazily.',
  do: "Let the submit button repeat the title: 'Submit Report'.",
  dont: 'Do not put a form with sections in it. Give it a screen.',
  anatomy: [
    'title, description and close button',
    'notice that stays visible',
    'form that scrolls',
    'footer with Cancel and the submit button',
  ],
  accessibility: [
    'A modal `dialog` named by its title. Focus stays inside and returns to the opener.',
    'While locked neither Escape nor a press outside closes it; `announcement` is read politely.',
  ],
  related: ['Dialog', 'Report', 'EditListing'],
} satisfies Guide;
