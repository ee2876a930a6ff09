import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The login of users and of agents, whose screens send it and show the notice of a slow request.',
  avoid: 'New accounts: UserSignupForm and AgentSignupForm.',
  anatomy: ['error summary', 'email', 'password', 'submit button'],
  accessibility: [
    "As Server form: the server's message is in the summary, which is announced. The fields let password managers fill them in.",
  ],
  related: ['UserSignupForm', 'AuthLayout'],
} satisfies Guide;
