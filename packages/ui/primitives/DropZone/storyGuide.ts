import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For adding files: one button that opens the file chooser, and an area to drop or paste them.',
  avoid:
    'It does not validate files. In a form use PhotoQueueField or FileHintField, which validate and explain errors.',
  do: "Name types and size in the hint: 'JPEG or PNG, up to 5 MB each'.",
  dont: 'Do not make dragging the only way to add a file.',
  anatomy: [
    'icon',
    'title and hint',
    'button that opens the file chooser',
    'busy hint while files are checked',
  ],
  accessibility: [
    'One native button fills the area; Enter and Space open the file chooser. Dropping is an addition.',
    'Messages about the zone are its description through `describedBy`. While disabled it stays focusable.',
  ],
  related: ['PhotoQueueField', 'FileHintField', 'PhotoTile'],
} satisfies Guide;
