import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { LoginSignup } from './LoginSignup';

const meta = {
  title: 'Dialogs/LoginSignup',
  component: LoginSignup,
  parameters: {
    design: [],
    kind: 'overlay',
    guide: {
      use: 'A combined login and sign-up dialog without a backend. No screen uses it yet.',
      avoid: 'Real login and sign-up: use the screens of users and agents.',
      anatomy: ['title and sentence', 'tabs with the two forms'],
      accessibility: ['As FormDialog, with Tabs inside it.'],
      related: ['LoginSignupTabs', 'FormDialog'],
    } satisfies Guide,
  },
  args: { isOpen: true, onClose: fn(), onSubmitted: fn() },
} satisfies Meta<typeof LoginSignup>;
export default meta;

type Story = StoryObj<typeof meta>;

async function findDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Your account' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible());
  return dialog;
}

async function openSignupTab() {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('radio', { name: 'Sign up' }));
  return within(dialog.getByRole('form', { name: 'Sign up' }));
}

/** The login tab: the password can be shown, and Forgot password says that it is not available yet. */
export const Default: Story = {
  play: async () => {
    const form = within((await findDialog()).getByRole('form', { name: 'Login' }));
    await expect(form.getByRole('textbox', { name: 'Email' })).toBeVisible();
    const password = form.getByLabelText(/^Password/);
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(form.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(form.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
    const forgot = form.getByRole('link', { name: 'Forgot password' });
    await expect(forgot).not.toHaveAttribute('href');
    await expect(forgot).toHaveAccessibleDescription('A password cannot be reset here yet.');
  },
};

/** The sign-up tab: five fields. */
export const SignUp: Story = {
  tags: ['visual'],
  play: async () => {
    const form = await openSignupTab();
    for (const name of ['Full name', 'Email', 'Phone']) {
      await expect(form.getByRole('textbox', { name })).toBeVisible();
    }
    await expect(form.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
    await expect(form.getByLabelText(/^Confirm password/)).toHaveAttribute('type', 'password');
  },
};

/** Submitting either tab by keyboard sends no request. */
export const SendsNothing: Story = {
  play: async ({ args }) => {
    const fetchSpy = spyOn(globalThis, 'fetch');
    const dialog = await findDialog();
    const login = within(dialog.getByRole('form', { name: 'Login' }));
    login.getByRole('textbox', { name: 'Email' }).focus();
    await userEvent.keyboard('abena@mail.example{Tab}kenkey12{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledWith({ tab: 'login' }));
    const signup = await openSignupTab();
    await userEvent.type(signup.getByLabelText(/^Password/), 'kenkey12');
    await userEvent.type(signup.getByLabelText(/^Confirm password/), 'kenkey12{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledWith({ tab: 'signup' }));
    await expect(fetchSpy).not.toHaveBeenCalled();
    fetchSpy.mockRestore();
  },
};

/** Switching tabs keeps the values of both forms. */
export const NothingLost: Story = {
  play: async () => {
    const dialog = await findDialog();
    const email = () =>
      within(dialog.getByRole('form', { name: 'Login' })).getByRole('textbox', { name: 'Email' });
    await userEvent.type(email(), 'abena@mail.example');
    await userEvent.click(dialog.getByRole('radio', { name: 'Sign up' }));
    await expect(dialog.queryByRole('form', { name: 'Login' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Login' }));
    await expect(email()).toHaveValue('abena@mail.example');
  },
};

/** On phones it is a bottom sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openSignupTab();
  },
};
