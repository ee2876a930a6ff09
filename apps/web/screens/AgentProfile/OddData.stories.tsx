import { wireProfileListing } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { textScale } from '../../../../testing/textScale';
import { AgentProfileScreen } from './AgentProfile';
import {
  NAME,
  villa,
  respondWith,
  respondWithProfile,
  main,
  heading,
  cards,
  expectNoRawValues,
} from './storyPublicProfile';

const meta = {
  title: 'Screens/AgentProfile/Odd data',
  component: AgentProfileScreen,
  decorators: [wholeApp],
  parameters: { design: designs('agent-profile'), kind: 'screen', route: '/agent/profile/101' },
} satisfies Meta<typeof AgentProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The phone number is not valid: each contact link is disabled and says why. */
export const NoPhone: Story = {
  tags: ['slow'],
  parameters: { msw: respondWithProfile({ phone: 'call me' }) },
  play: async () => {
    await heading();
    for (const name of ['Call', 'WhatsApp', 'Contact Agent', 'Request Property Info']) {
      const link = main().getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      link.focus();
      await waitFor(() =>
        expect(link).toHaveAccessibleDescription('This number cannot be called from here: call me'),
      );
    }
    await expect(document.querySelector('a[href^="tel:"]:not(footer a)')).toBeNull();
  },
};

/** The response has only an id and a name. */
export const MissingFields: Story = {
  parameters: { msw: respondWith({ success: true, data: { id: 101, full_name: NAME } }) },
  play: async () => {
    await heading();
    await expect(main().queryByText(/Joined/)).toBeNull();
    await expect(main().getByText('Not Verified')).toBeVisible();
    await expect(main().getByText('No properties listed')).toBeVisible();
    await expectNoRawValues();
  },
};

/** Every field has the wrong type, and some listings are not objects. */
export const WrongTypes: Story = {
  parameters: {
    msw: respondWithProfile({
      full_name: ['Ama'],
      business_name: { a: 1 },
      bio: 7,
      created_at: '0001-01-01T00:00:00Z',
      profile_image: 'javascript:alert(1)',
      verification_status: null,
      properties: [null, 'x', {}, { ...villa, price: 'abc', images: [null, {}], title: 42, town: null }],
    }),
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(cards()).toHaveLength(1);
    await expect(main().getByText(/^Price on request/)).toBeVisible();
    await expectNoRawValues();
  },
};

/** Markup in every field: shown as text, and no script runs. */
export const HostileText: Story = {
  parameters: {
    msw: respondWithProfile({
      full_name: '<img src=x onerror=alert(1)>',
      business_name: '"><svg onload=alert(2)>',
      bio: '[link](javascript:alert(3))\n<b>Best</b>',
      properties: [{ ...villa, title: '<script>alert(4)</script> &amp; \u202Eemoh' }],
    }),
  },
  play: async () => {
    await heading('<img src=x onerror=alert(1)>');
    await expect(main().getByText(/\[link\]\(javascript:alert\(3\)\)/)).toBeVisible();
    await expect(document.querySelector('a[href^="javascript:"], img[src="x"], main b')).toBeNull();
  },
};

/** Extremely long names and bio: no horizontal overflow, and headings are clamped. */
export const LongText: Story = {
  parameters: {
    msw: respondWithProfile({
      full_name: 'Kwabena'.repeat(1430),
      business_name: 'Adom Keys '.repeat(300),
      bio: 'I answer every message the same day. '.repeat(30),
    }),
  },
  play: async () => {
    const name = await heading(/^KwabenaKwabena/);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(name.getBoundingClientRect().height).toBeLessThan(200 * textScale());
    const listings = main().getByRole('heading', { level: 2, name: /^Properties by/ });
    await expect(listings.getBoundingClientRect().height).toBeLessThan(160 * textScale());
  },
};

/** A right-to-left name does not change the direction of the text around it. */
export const RightToLeftName: Story = {
  parameters: {
    msw: respondWithProfile({
      full_name: 'أحمد عبد الله',
      business_name: 'مفاتيح أدوم',
      bio: 'أعتني ببيوت العائلات في أكرا.',
      properties: [{ ...villa, title: 'شقة للبيع في أكرا، ثلاث غرف نوم' }],
    }),
  },
  play: async () => {
    await heading('أحمد عبد الله');
    const title = main().getByRole('heading', { level: 2, name: /^Properties by .* \(1\)$/ });
    await expect(within(title).getByText('أحمد عبد الله').closest('bdi')).toBeVisible();
  },
};

const many = Array.from({ length: 200 }, (_, index) => ({
  ...wireProfileListing(index + 1),
  id: String(5000 + index),
}));

/** Two hundred listings: pages of 24, with focus on the list after a page change. */
export const ManyListings: Story = {
  tags: ['slow'],
  parameters: { msw: respondWithProfile({ properties: many }) },
  play: async () => {
    await heading();
    await expect(main().getByText('200 listings')).toBeVisible();
    await expect(
      main().getByRole('heading', { level: 2, name: `Properties by ${NAME} (200)` }),
    ).toBeVisible();
    await expect(cards()).toHaveLength(24);
    await expect(await main().findByText('Page 1 of 9, showing 200 properties')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Page 9' }));
    await expect(await main().findByText('Page 9 of 9, showing 200 properties')).toBeVisible();
    await expect(cards()).toHaveLength(8);
    await waitFor(() => expect(main().getByRole('list', { name: 'Properties' })).toHaveFocus());
    await expect(await heading()).toBeInTheDocument();
  },
};

/** An invalid page number in the URL: the nearest page is shown. */
export const UnknownPage: Story = {
  tags: ['slow'],
  parameters: {
    route: '/agent/profile/101?page=1e9',
    msw: respondWithProfile({ properties: many.slice(0, 30) }),
  },
  play: async () => {
    await heading();
    await expect(await main().findByText('Page 1 of 2, showing 30 properties')).toBeVisible();
  },
};
