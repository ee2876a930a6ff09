import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'When the browser supports neither sharing nor copying: the user copies the link manually.',
  avoid:
    'As the first step of Share. Try the share sheet, then the clipboard; open this dialog only if both fail.',
  anatomy: ['title and sentence', 'field with the link', 'Copy'],
  accessibility: [
    'As Dialog. When copying fails, focus moves to the link, which is selected, so that the keys of the device copy it.',
  ],
  related: ['Dialog', 'TextInput'],
} satisfies Guide;
