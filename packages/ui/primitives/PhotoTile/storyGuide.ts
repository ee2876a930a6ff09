import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For one photo of an upload queue: ready, uploading, failed, or marked for deletion.',
  avoid: 'Not to view the photos of a listing: use ImageWithFallback.',
  do: "Name the photo in its button: 'Remove photo 3, kitchen.jpg'.",
  dont: 'Do not show a failure by color alone: write why.',
  anatomy: ['photo', 'corner button', 'labels at the foot', 'state with text, action or progress'],
  accessibility: [
    "The photo's `alt` has position and file name. An upload is a `progressbar` named by `statusText`.",
    'The corner button is 32 px for the eye and 44 px to press.',
  ],
  related: ['PhotoQueueField', 'ImageWithFallback', 'ProgressBar'],
  exports: ['PhotoTile', 'TileCornerButton', 'TileAction'],
} satisfies Guide;
