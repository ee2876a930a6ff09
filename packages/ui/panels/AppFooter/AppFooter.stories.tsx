import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { AppFooter } from './AppFooter';

const meta = {
  title: 'Panels/AppFooter',
  component: AppFooter,
  parameters: {
    design: designs('home'),
    guide: {
      use: 'Once, at the end of every screen.',
      avoid: 'Links for a single screen: put them into the screen.',
      do: 'Keep it the same on every screen.',
      dont: 'Do not add links that only one screen needs.',
      anatomy: ['logo and sentence', 'Quick Links', 'Contact', 'legal line and links'],
      accessibility: [
        'The `footer` landmark, with a `nav` named by its title. Phone number and email are links.',
      ],
      related: ['AppHeader', 'Logo'],
    } satisfies Guide,
  },
  args: {
    paths: {
      home: '/',
      listings: '/listings',
      about: '/about',
      agentLogin: '/agent/login',
      privacyPolicy: '/privacy-policy',
      termsOfService: '/terms-of-service',
    },
    year: 2026,
    isAgent: false,
    onListProperty: fn(),
  },
} satisfies Meta<typeof AppFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The footer for guests and users. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const quick = within(canvas.getByRole('navigation', { name: 'Quick Links' }));
    await expect(
      quick.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual([
      'Home /',
      'Browse Properties /listings',
      'About Us /about',
      'List Your Property /agent/login',
    ]);
    await expect(
      canvas.getByText(
        'Homes to rent and buy across Ghana. Speak to the agent directly, by call or WhatsApp.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+233 24 000 1234' })).toHaveAttribute(
      'href',
      'tel:+233240001234',
    );
    // Phone numbers stay left to right in right-to-left pages.
    await expect(getComputedStyle(canvas.getByText('+233 24 000 1234')).direction).toBe('ltr');
    await expect(canvas.getByRole('link', { name: 'hello@efie.example' })).toHaveAttribute(
      'href',
      'mailto:hello@efie.example',
    );
    await expect(canvas.getByText('Accra, Ghana')).toBeVisible();
    await expect(canvas.getByText('© 2026 Efie. All rights reserved.')).toBeVisible();
    await expect(canvas.getByText('Built by Four Tiles Studio')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
  },
};

/** For a signed-in agent List Your Property is a button, which works as List Property in the header. */
export const SignedInAgent: Story = {
  args: { isAgent: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List Your Property' }));
    await expect(args.onListProperty).toHaveBeenCalledOnce();
  },
};

/** On phones one column, with 44 px touch targets. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heights = ['Privacy Policy', 'Terms of Service', 'About Us'].map(
      (name) => canvas.getByRole('link', { name }).getBoundingClientRect().height,
    );
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  },
};
