import { demoAccount, outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl, goTo } from '../../../../testing/history';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import { formControl, expectFieldValues, type FieldValues } from '../common/stories/storyForm';
import { cancelSlowRequest, showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import {
  expectEmailTaken,
  expectSignupFailure,
  fillSignupForm,
  holdSignup,
  UNUSUAL_PASSWORD,
  sentSignups,
  recordSignup,
} from '../common/account/storySignup';
import { UserSignupScreen } from './UserSignup';

const meta = {
  title: 'Screens/UserSignup',
  component: UserSignupScreen,
  decorators: [wholeApp],
  parameters: { design: designs('user-signup'), kind: 'screen', route: '/user/signup' },
  beforeEach: () => {
    sentSignups.mockClear();
  },
} satisfies Meta<typeof UserSignupScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'Create Your Account';
const KOFI = {
  'Full name': 'Kofi Mensah',
  Email: 'kofi+homes@example.com',
  Password: UNUSUAL_PASSWORD,
  'Confirm password': UNUSUAL_PASSWORD,
} satisfies FieldValues;
const createButton = () => main().getByRole('button', { name: 'Create Account' });
const signUpUser = (handler: ReturnType<typeof outcomes.signUpUserOffline>) => ({
  msw: { handlers: { signUpUser: handler } },
});

/** Four fields, with links to the login and Home. */
export const Idle: Story = {
  tags: ['visual'],
  play: async () => {
    await heading(TITLE);
    await expect(document.title).toBe('Create Your Account | Efie');
    const labels = [...main().getByRole('form', { name: TITLE }).querySelectorAll('label')];
    await expect(labels.map((label) => label.textContent)).toEqual(
      Object.keys(KOFI).map((label) => `${label} *`),
    );
    await expect(main().getByText('Fields marked * are required.')).toBeVisible();
    for (const name of ['Password', 'Confirm password']) {
      await expect(formControl(name)).toHaveAttribute('autocomplete', 'new-password');
      await userEvent.click(main().getByRole('button', { name: `Show ${name.toLowerCase()}` }));
      await expect(formControl(name)).toHaveAttribute('type', 'text');
      await userEvent.click(main().getByRole('button', { name: `Hide ${name.toLowerCase()}` }));
      await expect(formControl(name)).toHaveAttribute('type', 'password');
    }
    await expect(main().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/user/login');
    await expect(main().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};

/** The filled-in form on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await fillSignupForm(TITLE, KOFI);
    await expectFieldValues(KOFI);
    await expect(createButton()).toBeEnabled();
  },
};

/** Submitted by keyboard: the values are sent unchanged except for the trimmed email, and the email verification opens. */
export const Created: Story = {
  parameters: signUpUser(recordSignup('user')),
  play: async () => {
    await fillSignupForm(TITLE, { ...KOFI, Email: ` ${KOFI.Email} ` });
    await userEvent.keyboard('{Enter}');
    await expectToast('Account Created Successfully!');
    await waitFor(() => expect(currentUrl()).toBe('/verify-email?email=kofi%2Bhomes%40example.com'));
    await expect(sentSignups.mock.calls).toEqual([
      [
        {
          name: KOFI['Full name'],
          email: KOFI.Email,
          password: UNUSUAL_PASSWORD,
          confirmPassword: UNUSUAL_PASSWORD,
        },
        null,
      ],
    ]);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** The first response is lost; on the second attempt the email is taken, and links lead to its verification or the login. */
export const EmailTaken: Story = {
  parameters: signUpUser(respondTo('signUpUser', () => outcomes.signUpUserOffline(), { once: true })),
  play: async () => {
    const { email } = demoAccount('user');
    await expectEmailTaken(
      { title: TITLE, values: { ...KOFI, Email: email }, getButton: createButton },
      { login: '/user/login', verification: `/verify-email?email=${encodeURIComponent(email)}` },
    );
  },
};

/** Sent empty: one summary names the fields, each a link to it, and no toast repeats it. */
export const SentEmpty: Story = {
  parameters: signUpUser(recordSignup('user')),
  play: async () => {
    await heading(TITLE);
    await userEvent.click(createButton());
    const summary = await main().findByRole('group', {
      name: /^Please fix the errors in the following fields: Name, /,
    });
    await userEvent.click(within(summary).getByRole('link', { name: 'Password' }));
    await expect(formControl('Password')).toHaveFocus();
    await expect(sentSignups).not.toHaveBeenCalled();
  },
};

/** The server responds with 500 and a stack trace: the default message is shown, and the fields keep their values. */
export const ServerFault: Story = {
  parameters: signUpUser(serverCrash('signUpUser')),
  play: async () => {
    await fillSignupForm(TITLE, KOFI);
    await userEvent.click(createButton());
    await expectSignupFailure('Something went wrong. Please try again.', KOFI);
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
  },
};

/** Leaving while the request is in flight stores the draft and does not navigate later. */
export const LeftWhileSending: Story = {
  tags: ['slow'],
  parameters: signUpUser(holdSignup()),
  play: async () => {
    await fillSignupForm(TITLE, KOFI);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sentSignups).toHaveBeenCalledOnce());
    await goTo('/privacy-policy');
    await heading('Privacy Policy');
    await goTo('/user/signup');
    await heading(TITLE);
    await expectFieldValues({ 'Full name': KOFI['Full name'], Email: KOFI.Email, Password: '' });
    await fillSignupForm(TITLE, { Password: UNUSUAL_PASSWORD, 'Confirm password': UNUSUAL_PASSWORD });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sentSignups).toHaveBeenCalledTimes(2));
  },
};

/** After 10 s without a response the sign-up can be canceled by keyboard; the fields keep their values. */
export const Slow: Story = {
  parameters: signUpUser(outcomes.signUpUserForever()),
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await fillSignupForm(TITLE, KOFI);
    await cancelSlowRequest(createButton(), 'Registration cancelled.');
    await expectFieldValues(KOFI);
  },
};
