import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The sign-up of agents, who list homes. Its screen sends it and opens the email verification.',
  avoid: 'People who look for a home: UserSignupForm. Changes of a profile: EditProfileForm.',
  anatomy: ['personal, business and location sections', 'ID document', 'passwords', 'terms', 'submit button'],
  accessibility: [
    'As Server form. The sections are groups named by their titles. Passwords that differ are reported at their field.',
  ],
  related: ['UserSignupForm', 'EditProfileForm', 'FormSection'],
} satisfies Guide;
