import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For the sections of a long form: agent signup, edit profile, a new listing.',
  avoid: 'Not for forms of up to five fields or forms in dialogs: use one column without sections.',
  do: "Name what the fields have in common: 'Location'.",
  dont: 'Do not use a section for one field.',
  anatomy: [
    'title and lead in the title column',
    'fields in two columns',
    'FormFooter after the last section',
  ],
  accessibility: [
    'Role `group` named by its title, a heading of level 2.',
    'The fields follow in the order in which they are read, also in two columns.',
  ],
  related: ['Field', 'ListPropertyForm', 'AgentSignupForm'],
  exports: ['FormSection', 'FormFooter', 'FullWidthField'],
} satisfies Guide;
