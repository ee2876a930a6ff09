import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link, LinkProvider, type LinkProps } from './Link';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/listings', children: 'Browse' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link in a sentence: underlined, because colour alone does not tell it apart. */
export const Default: Story = {
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

/** Paths of the app go through the router's link; phone, mail, other sites and parts of the page do not. */
export const WithRouter: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <p>
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
