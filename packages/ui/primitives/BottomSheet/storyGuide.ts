import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For options that need most of a phone’s screen: the filters. Changes apply immediately; the button only closes the sheet.',
  avoid:
    'Not for questions and forms: use Dialog and FormDialog, which are sheets on phones and dialogs on wider screens.',
  do: "Apply each choice at once, and name the result in the button: 'Show 24 properties'.",
  dont: 'Do not open a second sheet from a sheet.',
  anatomy: ['handle', 'title and close button', 'body that scrolls', 'footer with one or two buttons'],
  accessibility: [
    'A modal `dialog` named by its title: focus stays inside and returns to the opener.',
    'Escape, a press outside, the close button or a drag down close it; dragging is never the only way.',
  ],
  related: ['Dialog', 'FormDialog', 'SearchFilters'],
} satisfies Guide;
