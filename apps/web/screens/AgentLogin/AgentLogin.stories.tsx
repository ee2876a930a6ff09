import { DEMO_PASSWORD, demoAccount, offContract, outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl } from '../../../../testing/history';
import { openAccountMenu } from '../common/stories/storyHeader';
import {
  emailField,
  expectLoginFailure,
  expectToast,
  fillLoginForm,
  heading,
  storedSession,
  main,
  passwordField,
} from '../common/stories/storyScreen';
import { AgentLoginScreen } from './AgentLogin';

const meta = {
  title: 'Screens/AgentLogin',
  component: AgentLoginScreen,
  decorators: [wholeApp],
  parameters: { design: designs('agent-login'), kind: 'screen', route: '/agent/login' },
} satisfies Meta<typeof AgentLoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'Agent Login';
const { email, name } = demoAccount('agent-free');
const signInButton = () => main().getByRole('button', { name: 'Sign In' });

const sent = fn<(body: unknown) => void>();

/** Records the request body; the mock backend responds. */
const recordingHandler = respondTo('logInAgent', ({ body }) => {
  sent(body);
});

/** The empty form: two fields, no Remember me, and a link to the signup. */
export const Idle: Story = {
  tags: ['visual'],
  play: async () => {
    await heading(TITLE);
    await expect(document.title).toBe('Agent Login | Efie');
    await expect(main().getByText('For agents')).toBeVisible();
    await expect(emailField()).toHaveAttribute('type', 'email');
    await expect(passwordField()).toHaveAttribute('type', 'password');
    await expect(signInButton()).toBeVisible();
    await expect(main().getByRole('link', { name: 'Create an agent account' })).toHaveAttribute(
      'href',
      '/agent/signup',
    );
    await expect(main().queryByRole('checkbox')).toBeNull();
    await expect(main().queryByText(/remember/i)).toBeNull();
    await expect(main().queryByText(/Session expired/)).toBeNull();
    await userEvent.click(main().getByRole('button', { name: 'Show password' }));
    await expect(passwordField()).toHaveAttribute('type', 'text');
    await userEvent.click(main().getByRole('button', { name: 'Hide password' }));
    await expect(passwordField()).toHaveAttribute('type', 'password');
  },
};

/** A guest pressed List Property: one sentence says why the login comes first. After it the dashboard opens (ruling 16). */
export const BeforeListing: Story = {
  tags: ['slow'],
  parameters: { routeState: { isListing: true } },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await expect(
      main().getByText('Log in as an agent to list a property: Add Listing is on your dashboard.'),
    ).toBeVisible();
    await userEvent.click(signInButton());
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
  },
};

/** After a redirect because the session ended: a warning above the fields. */
export const SessionExpired: Story = {
  parameters: { routeState: { isSessionExpired: true, hasDraft: true } },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await expect(main().getByText('Session expired')).toBeVisible();
    await expect(main().getByText(/Log in again\. Your draft is kept\./)).toBeVisible();
  },
};

/** The session ended on a screen without a draft: the warning does not mention one. */
export const SessionExpiredWithoutDraft: Story = {
  parameters: { routeState: { isSessionExpired: true, hasDraft: false } },
  play: async () => {
    await heading(TITLE);
    await expect(main().getByText('Session expired')).toBeVisible();
    await expect(main().getByText('Log in again.')).toBeVisible();
  },
};

/** On a phone, after the session ended. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { routeState: { isSessionExpired: true, hasDraft: true } },
  play: async () => {
    await heading(TITLE);
    await expect(main().getByText('Session expired')).toBeVisible();
    await expect(signInButton()).toBeEnabled();
  },
};

/** A signed-in user logs in as an agent: the dashboard opens, and the user's session is cleared. */
export const LoggedIn: Story = {
  parameters: {
    session: 'user',
    msw: { handlers: { logInAgent: recordingHandler } },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await userEvent.keyboard('{Enter}');
    await expectToast('Welcome back to your dashboard.');
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
    await expect(sent.mock.calls).toEqual([[{ email, password: DEMO_PASSWORD, rememberMe: false }]]);
    await openAccountMenu(name);
    await expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const { agentToken, userType, agent, ...rest } = storedSession();
    await expect(agentToken).toBeTruthy();
    await expect(userType).toBe('agent');
    await expect(JSON.parse(agent ?? '')).toMatchObject({ fullName: name, email });
    await expect(rest).toEqual({});
    // The open menu would cover a button of the dashboard.
    await userEvent.keyboard('{Escape}');
  },
};

/** The email is not verified: a toast, redirect to the verification, and the token in the response is not stored. */
export const Unverified: Story = {
  play: async () => {
    await fillLoginForm(TITLE, demoAccount('agent-unverified-email').email);
    await userEvent.click(signInButton());
    await expectToast('Please verify your email before logging in.');
    await waitFor(() =>
      expect(currentUrl()).toBe('/agent/verify-email?email=agent.unverified%40example.com'),
    );
    await expect(storedSession()).toEqual({});
  },
};

/** A 403 whose message says the email is not verified: the same redirect, with special characters encoded. */
export const UnverifiedInWords: Story = {
  parameters: {
    msw: { handlers: { logInAgent: outcomes.logInAgentError(403, { message: 'Account is NOT VERIFIED.' }) } },
  },
  play: async () => {
    await fillLoginForm(TITLE, 'ama+rent&sale@example.com');
    await userEvent.click(signInButton());
    await expectToast('Please verify your email before logging in.');
    await waitFor(() =>
      expect(currentUrl()).toBe('/agent/verify-email?email=ama%2Brent%26sale%40example.com'),
    );
    await expect(storedSession()).toEqual({});
  },
};

let failureCount = 0;

/** Rejected with and without a server message: announced once each time, and both fields keep their values. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: {
        logInAgent: offContract('logInAgent', () => {
          failureCount += 1;
          return failureCount === 1
            ? Response.json({ message: 'Wrong email or password.' }, { status: 401 })
            : new Response(null, { status: 401 });
        }),
      },
    },
  },
  beforeEach: () => {
    failureCount = 0;
  },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await userEvent.click(signInButton());
    await expectLoginFailure('Wrong email or password.', email);
    await userEvent.click(signInButton());
    await expectLoginFailure('Invalid credentials. Please try again.', email);
    await expect(storedSession()).toEqual({});
  },
};

/** The server rejects only the email: its message is under the field, which has focus. */
export const RefusedField: Story = {
  parameters: {
    msw: {
      handlers: {
        logInAgent: outcomes.logInAgentError(422, { errors: { email: ['No agent has this address.'] } }),
      },
    },
  },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await userEvent.click(signInButton());
    await expect(await main().findByRole('alert')).toHaveTextContent(
      'Validation Failed. Please fix the errors below.',
    );
    await waitFor(() => expect(emailField()).toHaveFocus());
    await expect(emailField()).toHaveAccessibleDescription('No agent has this address.');
    await expect(passwordField()).toHaveValue(DEMO_PASSWORD);
  },
};
