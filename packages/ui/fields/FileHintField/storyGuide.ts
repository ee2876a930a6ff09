import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The optional ID document of the agent signup: shows the chosen file and says that it is not sent.',
  avoid: 'Files that are uploaded: PhotoQueueField or ProfileImageField.',
  do: 'Say that the file is not sent.',
  dont: 'Do not use it for a file that the server needs.',
  anatomy: [
    "legend with 'Optional'",
    'drop zone, or the chosen file with Remove',
    'note that it is not sent',
  ],
  accessibility: [
    'A native button opens the file chooser. The chosen file and its warning are announced, and focus moves to Remove, after a removal back to the zone.',
  ],
  related: ['DropZone', 'ProfileImageField', 'PhotoQueueField'],
} satisfies Guide;
