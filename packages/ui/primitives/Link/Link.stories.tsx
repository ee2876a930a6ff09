import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Link, LinkProvider, type LinkProps } from './Link';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For every URL: inside a sentence, in a list, in the footer. Paths of the app use the router automatically.',
      avoid:
        'Not for an action on this page: use Button. Not for the main step of a view: use Button with href.',
      do: "Let the text say where it leads: 'Browse all homes'.",
      dont: "Do not write 'click here'.",
      anatomy: ['text'],
      accessibility: [
        'A native link: Enter follows it. In a sentence it is underlined, because color alone does not mark it.',
        'Set `aria-current="page"` for the current page. An id, `tel:` or another site renders a plain `a`.',
      ],
      related: ['Button', 'SkipLink'],
      exports: ['Link', 'LinkProvider'],
    } satisfies Guide,
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
