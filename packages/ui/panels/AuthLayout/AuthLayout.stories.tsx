import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
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
    design: designs('user-login'),
    layout: 'fullscreen',
    guide: {
      use: 'The whole screen of a login, or of a signup with a few fields.',
      avoid:
        'Long forms such as agent signup, whose sections need a label column. Screens that wait for something, such as verification: use one centered block.',
      do: 'Keep the form at most 440 px wide.',
      dont: 'Do not put a form with sections in it.',
      anatomy: [
        'Home link',
        'badge, title and lead',
        'form',
        'line with a link to the other form',
        'art panel with the tagline',
      ],
      accessibility: ["The title is the page's `h1`. The motif is hidden from screen readers."],
      related: ['LoginForm', 'UserSignupForm', 'Motif'],
    } satisfies Guide,
  },
  args: {
    title: 'Welcome Back',
    lead: 'Log in to see the homes you saved.',
    tagline: 'Your saved homes, on every phone you use.',
    seed: 'user-login',
    homeHref: '/',
    children: <Fields />,
    footer: (
      <p>
        New to Efie? <Link href="/user/signup">Create Your Account</Link>
      </p>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A login on a wide screen: the form at the left edge, the art panel at the right edge. */
export const Default: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Welcome Back' });
    const tagline = canvas.getByText('Your saved homes, on every phone you use.');
    await expect(tagline).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(home.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(title.getBoundingClientRect().left).toBe(40);
    const panel = tagline.closest('[data-ground]')?.getBoundingClientRect();
    await expect([panel?.left, panel?.width]).toEqual([620, 620]);
  },
};

/** The agent login has a badge. */
export const ForAgents: Story = {
  tags: ['visual'],
  parameters: { design: designs('agent-login') },
  args: {
    title: 'Agent Login',
    badge: 'For agents',
    lead: 'Manage your listings.',
    tagline: 'Every enquiry comes straight to your phone.',
    seed: 'agent-login',
    footer: (
      <p>
        Not listed with us yet? <Link href="/agent/signup">Create an agent account</Link>
      </p>
    ),
  },
};

/** On a phone: a strip of the motif above the form, without the tagline. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your saved homes, on every phone you use.')).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' }).getBoundingClientRect().left).toBe(20);
  },
};

/** Long texts, as in a translation: both columns wrap. */
export const LongText: Story = {
  args: {
    title: 'Create Your Account and keep every home that you like',
    lead: 'Save homes and find them again on any phone, on any computer, and wherever you log in again. '.repeat(
      2,
    ),
    tagline: 'Free for everyone who is looking, for as long as the search goes on. '.repeat(2),
    badge: 'For everyone who is looking for a home',
  },
};
