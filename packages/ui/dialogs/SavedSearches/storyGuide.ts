import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The searches that are saved on this device, with their new results.',
  avoid: 'Searches of an account: this list says that it stays on the device.',
  do: 'Delete at once, with Undo in the place of the row.',
  dont: 'Do not show a number of new results before it is known.',
  anatomy: ['title and where it is stored', 'rows: name, filters, new results, Rename and Delete', 'Undo'],
  accessibility: [
    'As FormDialog. Each button names its search. After Delete focus moves to Undo, after Undo to the restored search, after Rename back to its button.',
  ],
  related: ['SaveSearch', 'FormDialog'],
} satisfies Guide;
