import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The profile of the agent who is signed in. Its screen loads and saves it.',
  avoid: 'A new account: AgentSignupForm.',
  anatomy: ['profile image', 'sections of the profile', 'Cancel and Save'],
  accessibility: ['As Server form. An image that is uploaded or rejected is announced.'],
  related: ['AgentSignupForm', 'ProfileImageField'],
} satisfies Guide;
