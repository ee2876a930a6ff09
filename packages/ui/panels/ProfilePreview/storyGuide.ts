import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Beside the form of a profile: the top of the public profile, from the values being typed.',
  avoid: 'The public profile itself: ContactCard.',
  do: 'Pass the values of the form as they are typed, and the chosen photo as a URL.',
  dont: 'Do not put controls in the card: it is inert.',
  anatomy: ['heading and lead', 'the card of the public profile; below 1024 px in a disclosure'],
  accessibility: [
    'A `section` named by its heading, after the form. The card is inert and an image: its name says in one sentence what it shows. Changes are not announced: they repeat what is typed.',
  ],
  related: ['ContactCard', 'EditProfileForm'],
} satisfies Guide;
