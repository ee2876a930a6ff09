import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Link, TextInput } from '../../primitives';
import { AuthLayout } from './AuthLayout';

const Fields = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    <TextInput label="Email" type="email" autoComplete="off" />
    <TextInput label="Password" type="password" autoComplete="off" />
    <Button size="large" isFullWidth>
      Login
    </Button>
  </div>
);

const meta = {
  title: 'Panels/AuthLayout',
  component: AuthLayout,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The whole page of a login, and of a sign-up with a few fields.',
      avoid:
        'Long forms such as agent signup: their sections need the label column. Pages that wait for something, such as verification: one centred block.',
    },
  },
  args: {
    title: 'Welcome Back',
    lead: 'Log in to see the homes you saved.',
    sentence: 'Your saved homes, on every phone you use.',
    seed: 'user-login',
    homeHref: '/',
    children: <Fields />,
    more: (
      <p>
        New to Efie? <Link href="/user/signup">Create Your Account</Link>
      </p>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Somebody comes to log in: the form on the page’s left edge, the art panel on its right one. */
export const Default: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Welcome Back' });
    const sentence = canvas.getByText('Your saved homes, on every phone you use.');
    await expect(sentence).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(home.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(title.getBoundingClientRect().left).toBe(40);
    const panel = sentence.parentElement?.getBoundingClientRect();
    await expect([panel?.left, panel?.width]).toEqual([620, 620]);
  },
};

/** The same for agents: a badge says so. */
export const ForAgents: Story = {
  tags: ['visual'],
  args: {
    title: 'Agent Login',
    badge: 'For agents',
    lead: 'Manage your listings and answer new enquiries.',
    sentence: 'Every enquiry comes straight to your phone.',
    seed: 'agent-login',
    more: (
      <p>
        Not listed with us yet? <Link href="/agent/signup">Create an agent account</Link>
      </p>
    ),
  },
};

/** On a phone: a strip of the motif, then the form; no sentence. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your saved homes, on every phone you use.')).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' }).getBoundingClientRect().left).toBe(20);
  },
};

/** Long words, as another language may have them: both columns wrap. */
export const LongText: Story = {
  args: {
    title: 'Create Your Account and keep every home that you like',
    lead: 'Save homes and find them again on any phone, on any computer, and wherever you log in again. '.repeat(
      2,
    ),
    sentence: 'Free for everyone who is looking, for as long as the search goes on. '.repeat(2),
    badge: 'For everyone who is looking for a home',
  },
};
