import { DEMO_PASSWORD, demoAccount, offContract, outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl } from '../../../../testing/history';
import { expectAccountInHeader } from '../common/stories/storyHeader';
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
import { cancelSlowRequest, showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { UserLoginScreen } from './UserLogin';

const meta = {
  title: 'Screens/UserLogin',
  component: UserLoginScreen,
  decorators: [wholeApp],
  parameters: { design: designs('user-login'), kind: 'screen', route: '/user/login' },
} satisfies Meta<typeof UserLoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'Welcome Back';
const { email, name } = demoAccount('user');
const loginButton = () => main().getByRole('button', { name: 'Login' });

const sent = fn<(body: unknown) => void>();

/** Records the request and passes it on to the mock backend. */
const recordLogin = respondTo('logInUser', ({ body }) => {
  sent(body);
});

/** Two fields, no Remember me checkbox, and links to the sign-up and Home. */
export const Idle: Story = {
  tags: ['visual'],
  play: async () => {
    await heading(TITLE);
    await expect(document.title).toBe('Login | Efie');
    await expect(emailField()).toHaveAttribute('autocomplete', 'username');
    await expect(passwordField()).toHaveAttribute('type', 'password');
    await expect(main().getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(main().queryByRole('checkbox')).toBeNull();
    await expect(main().getByRole('link', { name: 'Create Your Account' })).toHaveAttribute(
      'href',
      '/user/signup',
    );
    await expect(main().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};

/** The filled-in form on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await expect(loginButton()).toBeEnabled();
  },
};

/** A signed-in agent logs in as a user, by keyboard: Home opens as the user. */
export const LoggedIn: Story = {
  parameters: {
    session: 'agent-free',
    msw: { handlers: { logInUser: recordLogin } },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: async () => {
    await fillLoginForm(TITLE, ` ${email} `);
    await userEvent.keyboard('{Enter}');
    await expectToast('Login Successful! Welcome back to Efie.');
    await heading('Find the door that’s yours.');
    await waitFor(() => expect(currentUrl()).toBe('/'));
    await expect(sent.mock.calls).toEqual([[{ email, password: DEMO_PASSWORD, rememberMe: false }]]);
    await expectAccountInHeader(name);
    const { userToken, userType, user, ...rest } = storedSession();
    await expect(userToken).toBeTruthy();
    await expect(userType).toBe('user');
    await expect(JSON.parse(user ?? '')).toMatchObject({ name, email });
    await expect(rest).toEqual({});
  },
};

/** A wrong password: announced once, no navigation, both fields keep their values. */
export const WrongPassword: Story = {
  tags: ['slow'],
  parameters: {
    msw: { handlers: { logInUser: outcomes.logInUserError(401, { message: 'Wrong email or password.' }) } },
  },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await userEvent.click(loginButton());
    await expectLoginFailure('Login Failed: Wrong email or password.', email);
    await expect(storedSession()).toEqual({});
  },
};

/** The server responds with 500 and HTML: the default message is shown, none of the server's text. */
export const ServerFault: Story = {
  parameters: {
    msw: {
      handlers: {
        logInUser: serverCrash('logInUser'),
      },
    },
  },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await userEvent.click(loginButton());
    await expectLoginFailure('Login Failed: Invalid credentials. Please try again.', email);
  },
};

/** A signed-in user tries a closed account: the session stays. */
export const Forbidden: Story = {
  parameters: {
    session: 'user',
    msw: { handlers: { logInUser: outcomes.logInUserError(403, { message: 'This account is closed.' }) } },
  },
  play: async () => {
    const before = storedSession();
    await fillLoginForm(TITLE, 'closed@example.com');
    await userEvent.click(loginButton());
    await expectLoginFailure('Login Failed: This account is closed.', 'closed@example.com');
    await expect(storedSession()).toEqual(before);
  },
};

/** A successful response without a valid token counts as a failure; nothing is stored. */
export const WithoutToken: Story = {
  parameters: {
    msw: {
      handlers: {
        logInUser: offContract('logInUser', () =>
          HttpResponse.json({ success: true, message: 'Logged in.', data: { token: 7, user: { name } } }),
        ),
      },
    },
  },
  play: async () => {
    await fillLoginForm(TITLE, email);
    await userEvent.click(loginButton());
    await expectLoginFailure('Login Failed: Invalid credentials. Please try again.', email);
    await expect(storedSession()).toEqual({});
  },
};

/** Submitted empty: each field shows the server's message, and typing clears it. */
export const RefusedFields: Story = {
  play: async () => {
    await heading(TITLE);
    await userEvent.click(loginButton());
    const message = 'Validation Failed. Please fix the errors below.';
    await expect(await main().findByRole('alert')).toHaveTextContent(message);
    await expectToast(message);
    await waitFor(() => expect(emailField()).toHaveFocus());
    await expect(emailField()).toHaveAccessibleDescription('Email field is required');
    await expect(passwordField()).toHaveAccessibleDescription('Password field is required');
    await userEvent.type(emailField(), 'a');
    await expect(main().queryByText('Email field is required')).toBeNull();
    await expect(main().getByText('Password field is required')).toBeVisible();
  },
};

/** After 10 s without a response the login can be canceled by keyboard; the fields keep their values. */
export const Slow: Story = {
  parameters: {
    msw: { handlers: { logInUser: outcomes.logInUserForever() } },
  },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await fillLoginForm(TITLE, email);
    await cancelSlowRequest(loginButton(), 'Login cancelled.');
    await expect(emailField()).toHaveValue(email);
    await expect(passwordField()).toHaveValue(DEMO_PASSWORD);
  },
};

/** An unverified email address: a toast says so and the verification opens; the user is not signed in. */
export const Unverified: Story = {
  play: async () => {
    await fillLoginForm(TITLE, demoAccount('user-unverified-email').email);
    await userEvent.click(loginButton());
    await expectToast('Email not verified. Please verify your email before logging in.');
    await waitFor(() => expect(currentUrl()).toBe('/verify-email?email=user.unverified%40example.com'));
    await expect(storedSession()).toEqual({});
  },
};
