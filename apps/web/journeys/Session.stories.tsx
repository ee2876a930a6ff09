import { getSession, dispatchProfileUpdated, updateAgentProfile } from '@efie/api';
import { demoAccount, outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../testing/decorators/wholeApp';
import { goTo, pressBack } from '../../../testing/history';
import { onDesktop } from '../../../testing/onDesktop';
import { expectToast, heading } from '../screens/common/stories/storyScreen';
import { codeField, typeCode } from '../screens/VerifyEmail/storyVerifyEmail';
import { logInAsAgentInOtherTab, logOutInOtherTab, openOtherTab } from '../../../testing/journeys/otherTab';

const meta = {
  title: 'Journeys/Session',
  decorators: [wholeApp],
  parameters: { kind: 'journey', route: '/about' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const AGENT_PAGES = ['/agent/dashboard', '/agent/list-property', '/agent/edit-profile'];

const agent = demoAccount('agent-free');
const user = demoAccount('user');

const header = () => within(screen.getByRole('banner'));
const accountButton = (name: string | RegExp) => screen.findByRole('button', { name });
/** Waits for the header of guests, which replaces that of the account. */
const expectGuestHeader = () =>
  waitFor(() => expect(header().getByRole('link', { name: 'Login' })).toBeVisible());
const aboutHeading = () => heading(/^A fair way/);
const expectNoHeading = (name: string) =>
  waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
/** Waits until the screen has loaded. */
const screenLoaded = async () => within(await screen.findByRole('main')).findByRole('heading', { level: 1 });
/** Waits for the footer, which loads after the session's data. */
const footerLoaded = async () => within(await screen.findByRole('contentinfo')).findByText('Quick Links');

const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const unauthorized = { updateAgentProfile: outcomes.updateAgentProfileError(401) };

/** Sends a request that the server rejects with 401. */
const sendAndFail = () => expect(updateAgentProfile({ bio: 'New' })).rejects.toThrow();

/** The three screens for agents redirect a user to the agent login. */
export const NotForUsers: Story = {
  parameters: { session: 'user' },
  play: async () => {
    await aboutHeading();
    for (const page of AGENT_PAGES) {
      await goTo(page);
      await heading('Agent Login');
      await expect(screen.queryByText('Session expired')).toBeNull();
      await pressBack();
      await aboutHeading();
    }
  },
};

/** A 401 on a screen for agents, after typing into the given field. */
const expiresAt = (page: string, field?: string): Story => ({
  parameters: { route: page, session: 'agent-free', msw: { handlers: unauthorized } },
  play: onDesktop(async () => {
    await accountButton(/Account, /);
    await screenLoaded();
    if (field !== undefined) {
      const main = within(screen.getByRole('main'));
      await userEvent.click(await main.findByRole('textbox', { name: field }));
      await userEvent.paste('Osu');
    }
    await sendAndFail();
    await heading('Agent Login');
    await expectToast('Session expired');
    const message = field === undefined ? 'Log in again.' : 'Log in again. Your draft is kept.';
    await expectToast(message);
    const alert = within(screen.getByRole('main')).getByText('Session expired').parentElement;
    await expect(alert).toHaveTextContent(message);
    if (field === undefined) await expect(document.body).not.toHaveTextContent('Your draft is kept');
    await expect(getSession().role).toBe('guest');
    await expect(localStorage.getItem('agentToken')).toBeNull();
    await expect(localStorage.getItem('efie-drafts') ?? '').toContain(field === undefined ? '' : 'Osu');
    await expectGuestHeader();
  }),
});

/** The server rejects the agent's token: the login explains it, without mentioning a draft. */
export const ExpiredOnDashboard: Story = expiresAt('/agent/dashboard');

/** An expired session on the empty form of a new listing. */
export const ExpiredOnEmptyForm: Story = expiresAt('/agent/list-property');

/** An expired session while a listing is entered: the draft is stored. */
export const ExpiredOnListProperty: Story = expiresAt('/agent/list-property', 'Title');

/** An expired session while the profile is edited: the draft is stored. */
export const ExpiredOnEditProfile: Story = expiresAt('/agent/edit-profile', 'Bio');

/** An expired session on a public screen: signed out, without a redirect. */
export const ExpiredElsewhere: Story = {
  parameters: { session: 'agent-free', msw: { handlers: unauthorized } },
  play: onDesktop(async () => {
    await aboutHeading();
    await accountButton(/Account, /);
    await sendAndFail();
    await expectGuestHeader();
    await aboutHeading();
    await expect(screen.queryByText('Session expired')).toBeNull();
  }),
};

/** A log-out in another tab while a form is filled in: the header changes, a toast says so, and the input stays. */
export const LoggedOutInAnotherTab: Story = {
  parameters: { route: '/verify-email?email=a@x.com', session: 'user' },
  play: onDesktop(async () => {
    await typeCode('48K');
    await accountButton(`Account, ${user.name}`);
    await footerLoaded();
    const tab = openOtherTab();
    logOutInOtherTab(tab.storage);
    await expectGuestHeader();
    await expectToast('Signed out');
    await expect(codeField()).toHaveValue('48K');
    tab.close();
  }),
};

let respond: () => void = () => undefined;
const addRequested = fn<() => void>();

/** Another tab logs in as an agent while a favorite is saved: the header shows the agent; the response is ignored. */
export const AnotherRoleInAnotherTab: Story = {
  parameters: {
    route: '/property/7',
    session: 'user',
    msw: {
      handlers: {
        getProperty: respondTo('getProperty', () => ({
          data: { property: { id: '7', title: 'Villa in Aburi' } },
        })),
        listUserFavorites: outcomes.listUserFavoritesEmpty(),
        listAgentFavorites: outcomes.listAgentFavoritesEmpty(),
        addUserFavorite: respondTo('addUserFavorite', async () => {
          addRequested();
          await new Promise<void>((resolve) => {
            respond = resolve;
          });
          return { success: true, data: { favorites: [] } };
        }),
      },
    },
  },
  beforeEach: () => {
    addRequested.mockClear();
  },
  play: onDesktop(async () => {
    const saveButton = await screen.findByRole('button', { name: 'Save', pressed: false });
    await accountButton(`Account, ${user.name}`);
    await footerLoaded();
    await userEvent.click(saveButton);
    await waitFor(() => expect(addRequested).toHaveBeenCalled());
    const tab = openOtherTab();
    logInAsAgentInOtherTab(tab.storage, agent.token, { id: 'x', fullName: agent.name, businessName: 'Adom' });
    await accountButton(`Account, ${agent.name}`);
    respond();
    // Responses arrive in order, so after this one the favorite's has arrived too.
    await fetch('/api/properties/7').then((response) => response.json());
    await expect(await waitFor(() => header().getByRole('link', { name: 'Favorites, 0' }))).toBeVisible();
    await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy'));
    await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
    await expect(document.body).not.toHaveTextContent('Added to favorites');
    tab.close();
  }),
};

const changed = { id: agent.id, fullName: 'Esi Okyere', businessName: 'Okyere Homes', profileImage: null };

/** After a profile update the header shows the new name at once, and the server's other changes in its menu. */
export const ProfileUpdated: Story = {
  parameters: {
    session: 'agent-free',
    msw: {
      handlers: {
        getOwnAgentProfile: respondTo('getOwnAgentProfile', () => ({
          data: { agent: { ...changed, businessName: 'Okyere and Daughters' } },
        })),
      },
    },
  },
  play: onDesktop(async () => {
    await accountButton(`Account, ${agent.name}`);
    // The header subscribes in an effect, after it is painted.
    await nextPaint();
    dispatchProfileUpdated({ fullName: changed.fullName, profileImage: null });
    const button = await accountButton(`Account, ${changed.fullName}`);
    await expect(button).toHaveTextContent('EO');
    await expect(button.querySelector('img')).toBeNull();
    await userEvent.click(button);
    await expect(await screen.findByText('Okyere and Daughters')).toBeVisible();
  }),
};

/** The user's profile is loaded at the start of a visit, and the header shows its name. */
export const RecordOfTheUser: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        getUserProfile: respondTo('getUserProfile', () => ({
          data: { name: 'Akosua Owusu-Mensah', email: user.email },
        })),
      },
    },
  },
  play: onDesktop(async () => {
    await aboutHeading();
    await userEvent.click(await accountButton('Account, Akosua Owusu-Mensah'));
    await expect(await screen.findByText(user.email)).toBeVisible();
  }),
};

/** Profile and favorites fail to load: the header renders with no favorites, without a toast. */
export const NothingComes: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        getUserProfile: outcomes.getUserProfileError(500),
        listUserFavorites: outcomes.listUserFavoritesError(500),
      },
    },
  },
  play: onDesktop(async () => {
    await aboutHeading();
    await accountButton(`Account, ${user.name}`);
    await footerLoaded();
    await expect(header().getByRole('link', { name: 'Favorites, 0' })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Notices' })?.textContent ?? '').toBe('');
  }),
};

/** An agent logs out and the server never responds: signed out and on Home immediately. */
export const LoggedOut: Story = {
  tags: ['slow'],
  parameters: {
    route: '/agent/dashboard',
    session: 'agent-free',
    msw: { handlers: { logOutAgent: outcomes.logOutAgentForever() } },
  },
  beforeEach: () => {
    localStorage.setItem('gh-rental-favorites', '["7"]');
  },
  play: onDesktop(async () => {
    await userEvent.click(await accountButton(`Account, ${agent.name}`));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await expectGuestHeader();
    await heading('Find the door that’s yours.');
    await expectNoHeading('Agent Login');
    await expect(localStorage.getItem('agentToken')).toBeNull();
    await expect(localStorage.getItem('gh-rental-favorites')).toBe('["7"]');
  }),
};
