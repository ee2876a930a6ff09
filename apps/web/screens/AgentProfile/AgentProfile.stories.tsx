import { getGuestFavorites } from '@efie/api';
import { outcomes, respondTo, serverCrash, wireProfileListing } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { AgentProfileScreen } from './AgentProfile';
import {
  NAME,
  villa,
  wireProfile,
  respondWithProfile,
  main,
  heading,
  cards,
  expectNoRawValues,
} from './storyPublicProfile';

const meta = {
  title: 'Screens/AgentProfile',
  component: AgentProfileScreen,
  decorators: [wholeApp],
  parameters: { design: designs('agent-profile'), kind: 'screen', route: '/agent/profile/101' },
} satisfies Meta<typeof AgentProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectToast(text: string): Promise<void> {
  await waitFor(() =>
    expect(screen.getAllByText(text).some((element) => element.checkVisibility())).toBe(true),
  );
}

/** Every failure shows the same toast and the same title (ruling 128). */
async function expectFailed(): Promise<void> {
  await heading('Agent not found please');
  await expectToast('Failed to load agent profile');
  await expect(main().getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expectNoRawValues();
}

/** The profile of a verified agent. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    msw: respondWithProfile(),
  },
  play: async () => {
    await heading();
    await expect(document.title).toBe(`${NAME} | Efie`);
    const page = main();
    for (const text of [
      'Adom Keys',
      'Accra Metropolitan, Greater Accra',
      'Joined 12 March 2025',
      '7 listings',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(/^I look after family homes/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: `Properties by ${NAME} (7)` })).toBeVisible();
    await expect(cards()).toHaveLength(7);

    const first = within(page.getByRole('article', { name: villa.title }));
    await expect(first.getByText('Featured')).toBeVisible();
    await expect(first.getByText('Villa · For Rent')).toBeVisible();
    await expect(first.getByText('Greater Accra').parentElement).toHaveTextContent(
      'Lagos Avenue, East Legon, Accra, Greater Accra',
    );
    await expect(first.getByText(/GH₵ 9,500/).parentElement).toHaveTextContent('GH₵ 9,500 per month');
    await expect(first.getByRole('img', { name: /^Villa in Accra, picture 1/ })).toHaveAttribute(
      'src',
      expect.stringContaining('/storage/'),
    );
    await expect(first.getByText('Verified Agent')).toBeVisible();

    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+233245550142');
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/233245550142\?text=/),
    );
    await expect(page.getByRole('region', { name: 'Before you pay' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Agent' })).toHaveAttribute(
      'href',
      'tel:+233245550142',
    );
    await expect(page.getByRole('link', { name: 'Request Property Info' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/233245550142\?text=/),
    );
  },
};

/** The request is in flight: skeletons, and one loading message for screen readers. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: { getAgentProfile: outcomes.getAgentProfileForever() } } },
  play: async () => {
    await expect(await screen.findByText('Loading the agent profile')).toBeInTheDocument();
    await expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(3);
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

/** An agent who is not verified: a Not Verified badge in the header, no badge on the cards. */
export const NotVerified: Story = {
  parameters: {
    design: designs('agent-profile-not-verified'),
    msw: respondWithProfile({ verification_status: 'pending' }),
  },
  play: async () => {
    await heading();
    await expect(main().getByText('Not Verified')).toBeVisible();
    await expect(main().queryByText('Verified Agent')).toBeNull();
  },
};

/** Rented and sold listings have their ribbon instead of Featured; an inactive one has neither. */
export const RentedAndSold: Story = {
  parameters: {
    msw: respondWithProfile({
      properties: [
        villa,
        wireProfileListing(2, { title: 'The rented one', status: 'rented' }),
        wireProfileListing(3, { title: 'The sold one', status: 'sold' }),
        wireProfileListing(4, { title: 'The inactive one', status: 'inactive' }),
      ],
    }),
  },
  play: async () => {
    await heading();
    const card = (name: string) => within(main().getByRole('article', { name }));
    await expect(card(villa.title).getByText('Featured')).toBeVisible();
    for (const [name, ribbon] of [
      ['The rented one', 'Rented'],
      ['The sold one', 'Sold'],
    ] as const) {
      await expect(card(name).getByText(ribbon)).toBeVisible();
      await expect(card(name).queryByText('Featured')).toBeNull();
      await expect(card(name).getByRole('link', { name: /^Call / })).toHaveAttribute('href');
    }
    await expect(card('The inactive one').queryByText(/Featured|Rented|Sold/)).toBeNull();
  },
};

/** An agent without listings: an empty state, and the contact links still work. */
export const NoListings: Story = {
  parameters: { msw: respondWithProfile({ properties: [] }) },
  play: async () => {
    await heading();
    await expect(main().getByRole('heading', { level: 2, name: `Properties by ${NAME} (0)` })).toBeVisible();
    await expect(main().getByRole('heading', { level: 3, name: 'No properties listed' })).toBeVisible();
    await expect(main().getByText("This agent hasn't listed any properties yet.")).toBeVisible();
    await expect(main().getByText('0 listings')).toBeVisible();
    await expect(main().getByRole('link', { name: 'Contact Agent' })).toBeVisible();
  },
};

/** No agent has this id (404): there is no Try again. */
export const NotFound: Story = {
  parameters: {
    msw: { handlers: { getAgentProfile: outcomes.getAgentProfileError(404) } },
  },
  play: async () => {
    await expectFailed();
    await expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Without earlier history, Go Back leads to the listings. */
export const GoBack: Story = {
  tags: ['slow'],
  parameters: {
    msw: { handlers: { getAgentProfile: outcomes.getAgentProfileError(404) } },
  },
  play: async () => {
    await expectFailed();
    await userEvent.click(main().getByRole('button', { name: 'Go Back' }));
    await heading('Rental Properties');
  },
};

let isServerUp = false;

/** A server error: Try again loads the profile, and focus moves to the agent's name. */
export const LoadFailed: Story = {
  tags: ['slow'],
  parameters: {
    msw: {
      handlers: {
        getAgentProfile: respondTo('getAgentProfile', () =>
          isServerUp ? { success: true, data: wireProfile() } : serverCrash('getAgentProfile'),
        ),
      },
    },
  },
  beforeEach: () => {
    isServerUp = false;
  },
  play: async () => {
    await expectFailed();
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expectFailed();
    await waitFor(() =>
      expect(main().getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    isServerUp = true;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** A proxy responds with an HTML page and status 200. */
export const HtmlInsteadOfJson: Story = {
  parameters: { network: 'html-200' },
  play: async () => {
    await expectFailed();
    await expect(screen.queryByText(/Whoops/)).toBeNull();
  },
};

/** Offline: the failure mentions the connection and can be retried. */
export const Offline: Story = {
  parameters: { network: 'offline' },
  play: async () => {
    await expectFailed();
    await expect(main().getByText('Check your connection, then try again.')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A guest presses a heart: the Login Required dialog opens, and nothing is stored. */
export const GuestPressesHeart: Story = {
  parameters: { msw: respondWithProfile() },
  play: async () => {
    await heading();
    await userEvent.click(main().getByRole('button', { name: `Save ${villa.title}` }));
    await expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeInTheDocument();
    await expect(getGuestFavorites()).toEqual([]);
  },
};

/** A signed-in user saves one of the listings. */
export const UserPressesHeart: Story = {
  tags: ['slow'],
  parameters: { session: 'user', route: '/agent/profile/103' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    const [saveButton] = await main().findAllByRole('button', { name: /^Save /, pressed: false });
    if (saveButton) await userEvent.click(saveButton);
    await expectToast('Property saved to your favorites list.');
    await waitFor(() => expect(saveButton).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** An agent's own public profile is the same as for visitors. */
export const OwnProfile: Story = {
  parameters: { session: 'agent-free', route: '/agent/profile/103' },
  play: async () => {
    await heading('Esi Quansah');
    await expect(main().getByRole('link', { name: 'Call' })).toBeVisible();
  },
};

/** On a phone: name, business and badge are stacked. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { msw: respondWithProfile() },
  play: async () => {
    const name = await heading();
    const top = (element: Element) => element.getBoundingClientRect().top;
    const business = main().getByText('Adom Keys');
    const [badge] = main().getAllByText('Verified Agent');
    await expect(top(business)).toBeGreaterThan(top(name));
    if (badge) await expect(top(badge)).toBeGreaterThan(top(business));
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
