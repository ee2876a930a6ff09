import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Below the skeletons of a screen or a list, or below the button of a form, mounted while the request is in flight: after ten seconds it offers to cancel.',
  avoid: 'Not for a heart, a menu or another small control: these show their own busy state.',
  do: 'Mount it together with the request.',
  dont: 'Do not show it before ten seconds.',
  anatomy: ['sentence', 'Cancel, if the request can be canceled'],
  accessibility: [
    'Role `status`, there from the start, so that the sentence is announced politely when it appears.',
  ],
  related: ['ResultList', 'Spinner'],
} satisfies Guide;
