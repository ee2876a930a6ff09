import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'To confirm an action that loses data: delete, remove. The confirm button repeats the verb of the title.',
  avoid: 'Not for actions that a toast can undo. Not for notices: use Dialog. Not for forms: use FormDialog.',
  do: "Title 'Delete Property', button 'Delete Property'.",
  dont: 'Do not label the buttons Yes and No.',
  anatomy: [
    'icon tile',
    'title',
    'question',
    'error of a failed attempt, if there is one',
    'Cancel and the confirm button',
  ],
  accessibility: [
    'Role `alertdialog`, named by its title and described by the question.',
    'Focus moves to Cancel first, stays inside, and returns to the opener. Escape cancels; a press on the scrim does nothing.',
    'While busy nothing closes it, and the busy label is announced politely.',
  ],
  related: ['Dialog', 'FormDialog', 'DeleteProperty', 'RemoveFavorite'],
} satisfies Guide;
