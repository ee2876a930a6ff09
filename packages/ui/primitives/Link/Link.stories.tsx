import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link, LinkProvider, type LinkProps } from './Link';
import { guide } from './storyGuide';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: {
    layout: 'padded',
    guide,
  },
  args: { href: '/listings', children: 'Browse' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link in a sentence: underlined, because color alone does not distinguish it. */
export const Default: Story = {
  tags: ['visual'],
  render: (args) => (
    <p>
      Not sure yet? <Link {...args} /> all homes first.
    </p>
  ),
};

function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <a href={href} data-router="true" {...rest}>
      {rest.children}
    </a>
  );
}

/** Paths of the app use the router's link; phone numbers, other sites and fragments do not. */
export const WithRouter: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <LinkProvider component={RouterLink}>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Link href="/listings">Browse</Link> <Link href="?page=2">Page 2</Link>{' '}
        <Link href="tel:+233245550142">Call</Link> <Link href="https://wa.me/233245550142">WhatsApp</Link>{' '}
        <Link href="//evil.example">Other site</Link> <Link href="#main">Content</Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Browse', 'Page 2']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('data-router');
    }
    for (const name of ['Call', 'WhatsApp', 'Other site', 'Content']) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('data-router');
    }
  },
};

/** Focused by keyboard. */
export const Focus: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Browse' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
  },
};

/** A long email address wraps at the edge of the column. */
export const LongText: Story = {
  args: { href: 'mailto:x@example.com', children: `nkɔsoɔne${'fahodiɛ'.repeat(12)}@example.com` },
  render: (args) => (
    <p style={{ maxInlineSize: 240 }}>
      Write to <Link {...args} />.
    </p>
  ),
};
