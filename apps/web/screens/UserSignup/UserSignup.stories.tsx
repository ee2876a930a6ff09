import { writeDraft } from '@efie/api';
import { demoAccount, outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { currentUrl, goTo } from '../../../../testing/history';
import { emailField, expectToast, heading, main } from '../common/stories/storyScreen';
import { formControl, expectFieldValues, type FieldValues } from '../common/stories/storyForm';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import {
  expectEmailTaken,
  expectSignupFailure,
  expectTooMany,
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
  parameters: { route: '/user/signup' },
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
  parameters: { proves: ['C13', 'C300', 'C301', 'C302', 'C303'] },
  play: async () => {
    await heading(TITLE);
    await expect(document.title).toBe('Create Your Account | Efie');
    const labels = [...main().getByRole('form', { name: TITLE }).querySelectorAll('label')];
    await expect(labels.map((label) => label.textContent)).toEqual(Object.keys(KOFI));
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
  play: () => fillSignupForm(TITLE, KOFI),
};

/** Submitted by keyboard: the values are sent unchanged except for the trimmed email, and the email verification opens. */
export const Created: Story = {
  parameters: { ...signUpUser(recordSignup('user')), proves: ['C306', 'C307', 'C308', 'F98', 'F103'] },
  play: async () => {
    await fillSignupForm(TITLE, { ...KOFI, Email: ` ${KOFI.Email} ` });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(formControl('Confirm password')).toHaveAttribute('type', 'text');
    await expect(main().getByText('Confirm password is shown')).toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(formControl('Confirm password')).toHaveAttribute('type', 'password');
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

/** The passwords differ: the second field shows an error and nothing is sent; typing clears the error. */
export const Mismatch: Story = {
  parameters: { ...signUpUser(recordSignup('user')), proves: ['C304', 'C305', 'C310', 'F93'] },
  play: async () => {
    const values = { ...KOFI, 'Confirm password': 'kenkey1' };
    await fillSignupForm(TITLE, values);
    await userEvent.click(createButton());
    const confirmation = formControl('Confirm password');
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription(
      'Passwords do not match. Please ensure both passwords are identical.',
    );
    await expectFieldValues(values);
    await expect(sentSignups).not.toHaveBeenCalled();
    await userEvent.type(confirmation, '2');
    await expect(confirmation).not.toBeInvalid();
    await userEvent.type(confirmation, '{Backspace}{Enter}');
    await waitFor(() => expect(confirmation).toBeInvalid());
  },
};

/** The server rejects three fields: each shows its first message, and editing a field clears only its own. */
export const RefusedFields: Story = {
  parameters: {
    ...signUpUser(
      outcomes.signUpUserError(422, {
        errors: {
          name: ['Name field is required', 'A name is short.'],
          email: ['Please enter a valid email address', 'No such host.'],
          password: ['Password must be at least 6 characters', 'Too plain.'],
        },
      }),
    ),
    proves: ['C309', 'C310', 'F94'],
  },
  play: async () => {
    await fillSignupForm(TITLE, KOFI);
    await userEvent.click(createButton());
    await waitFor(() => expect(formControl('Full name')).toHaveFocus());
    await expect(await main().findByRole('alert')).toHaveTextContent(
      'Registration Failed: The given data was invalid.',
    );
    await expect(formControl('Full name')).toHaveAccessibleDescription('Name field is required');
    await expect(emailField()).toHaveAccessibleDescription('Please enter a valid email address');
    await expectFieldValues(KOFI);
    await userEvent.type(formControl('Full name'), '!');
    await expect(formControl('Full name')).not.toBeInvalid();
    await expect(emailField()).toBeInvalid();
    await expect(formControl('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await userEvent.click(createButton());
    await waitFor(() => expect(formControl('Full name')).toBeInvalid());
  },
};

/** The first response is lost; on the second attempt the email is taken, and links lead to its verification or the login. */
export const EmailTaken: Story = {
  parameters: {
    ...signUpUser(http.post('*/api/auth/user/signup', () => HttpResponse.error(), { once: true })),
    proves: ['F96', 'C311'],
  },
  play: async () => {
    const { email } = demoAccount('user');
    await expectEmailTaken(
      { title: TITLE, values: { ...KOFI, Email: email }, getButton: createButton },
      { login: '/user/login', verification: `/verify-email?email=${encodeURIComponent(email)}` },
    );
    const verifyLink = main().getByRole('link', { name: 'Verify this email' });
    await userEvent.tab();
    await expect(verifyLink).toHaveFocus();
    await userEvent.type(emailField(), 'x');
    await expect(verifyLink).not.toBeInTheDocument();
    await userEvent.type(emailField(), '{Backspace}{Enter}');
    await main().findByRole('link', { name: 'Verify this email' });
  },
};

/** The server responds with 500 and a stack trace: the default message is shown, and the fields keep their values. */
export const ServerFault: Story = {
  parameters: {
    ...signUpUser(
      http.post('*/api/auth/user/signup', () => new HttpResponse('<h1>Stack trace</h1>', { status: 500 })),
    ),
    proves: ['C311'],
  },
  play: async () => {
    await fillSignupForm(TITLE, KOFI);
    await userEvent.click(createButton());
    await expectSignupFailure('Something went wrong. Please try again.', KOFI);
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
  },
};

/** 429: the server's message with the time to wait; the button is disabled until then. */
export const TooMany: Story = {
  parameters: { ...signUpUser(outcomes.signUpUserError(429)), proves: ['F18', 'C311'] },
  play: () => expectTooMany({ title: TITLE, values: KOFI, getButton: createButton }),
};

/** Repeated presses send one request. Leaving meanwhile stores the draft and does not navigate later. */
export const Submitting: Story = {
  parameters: signUpUser(holdSignup('user')),
  play: async () => {
    await fillSignupForm(TITLE, KOFI);
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(createButton());
    await waitFor(() => expect(createButton()).toHaveAttribute('aria-busy', 'true'));
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
  parameters: { ...signUpUser(outcomes.signUpUserForever()), proves: ['F25'] },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await fillSignupForm(TITLE, KOFI);
    createButton().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await main().findByText('This is taking long.')).toBeVisible();
    await userEvent.tab();
    await expect(main().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const summary = await main().findByRole('group', { name: 'Registration cancelled.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(createButton()).not.toHaveAttribute('aria-disabled');
    await expectFieldValues(KOFI);
    await expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  },
};

/** A stored draft is restored without passwords, and can be discarded. */
export const DraftRestored: Story = {
  beforeEach: () => {
    writeDraft('user-signup', { name: KOFI['Full name'], email: KOFI.Email, password: 'smuggled' });
  },
  play: async () => {
    await heading(TITLE);
    const notice = 'Your draft from 21 November 2026 is back. Passwords are not saved in drafts.';
    await expect(main().getByText(notice)).toBeVisible();
    await expectFieldValues({ 'Full name': KOFI['Full name'], Email: KOFI.Email, Password: '' });
    await userEvent.click(main().getByRole('button', { name: 'Discard' }));
    await expectFieldValues({ 'Full name': '', Email: '' });
    await expect(formControl('Full name')).toHaveFocus();
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
    await userEvent.type(formControl('Full name'), 'Kofi');
  },
};

/** A very long name, email address and server message wrap without overflow. */
export const LongText: Story = {
  parameters: signUpUser(
    outcomes.signUpUserError(422, {
      message: `No. ${'nkɔsoɔ'.repeat(40)}`,
      errors: { email: [`${'y'.repeat(200)} already`], nickname: ['A field that this form has not.'] },
    }),
  ),
  play: async () => {
    await fillSignupForm(TITLE, {
      ...KOFI,
      'Full name': 'Nana'.repeat(80),
      Email: `${'a'.repeat(200)}@example.com`,
    });
    await userEvent.click(createButton());
    await expect(await main().findByText('A field that this form has not.')).toBeVisible();
  },
};
