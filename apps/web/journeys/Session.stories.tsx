import { getSession, raiseProfileUpdated, updateAgentProfile } from '@efie/api';
import { demoAccount, outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { goTo, pressBack } from '../../../testing/history';
import { onDesktop } from '../../../testing/onDesktop';
import { expectToast, heading } from '../screens/shared/storyLogin';
import { codeField, typeCode } from '../screens/shared/storyVerify';
import { logInAsAgentThere, logOutThere, openOtherTab } from '../../../testing/journeys/otherTab';

const meta = {
  title: 'Journeys/Session',
  parameters: { route: '/about' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The screen's code comes on its first visit, the footer's after it. */
const PATIENCE = { timeout: 5000 };
const AGENT_PAGES = ['/agent/dashboard', '/agent/list-property', '/agent/edit-profile'];

const agent = demoAccount('agent-free');
const user = demoAccount('user');

const header = () => within(screen.getByRole('banner'));
const account = (name: string | RegExp) => screen.findByRole('button', { name }, PATIENCE);
/** The header is a guest’s: another one than before. */
const login = () =>
  waitFor(() => expect(header().getByRole('link', { name: 'Login' })).toBeVisible(), PATIENCE);
const about = () => heading(/^A fair way/);
const noTitle = (name: string) => waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
/** The page's own code has come too. */
const opened = async () =>
  within(await screen.findByRole('main', {}, PATIENCE)).findByRole('heading', { level: 1 }, PATIENCE);
/** What follows the session has come. */
const footer = async () =>
  within(await screen.findByRole('contentinfo', {}, PATIENCE)).findByText('Quick Links', {}, PATIENCE);

const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const refused = { updateAgentProfile: outcomes.updateAgentProfileError(401) };

/** A call of the page that is shown, which the server refuses. */
const callAndFail = () => expect(updateAgentProfile({ bio: 'New' })).rejects.toThrow();

/** The three pages of agents, without an agent’s token: to the agent login, for a user as for a guest. */
export const NotForUsers: Story = {
  parameters: { session: 'user', proves: ['C23', 'C24', 'C25', 'C27'] },
  play: async () => {
    await about();
    for (const page of AGENT_PAGES) {
      await goTo(page);
      await heading('Agent Login');
      await expect(screen.queryByText('Session expired')).toBeNull();
      await pressBack();
      await about();
    }
  },
};

/** On an agent's page, with text in the field of that label if one is given. */
const expiresAt = (page: string, field?: string): Story => ({
  parameters: { route: page, session: 'agent-free', msw: { handlers: refused }, proves: ['C61', 'F11'] },
  play: onDesktop(async () => {
    await account(/Account, /);
    await opened();
    if (field !== undefined) {
      const main = within(screen.getByRole('main'));
      await userEvent.click(await main.findByRole('textbox', { name: field }, PATIENCE));
      await userEvent.paste('Osu');
    }
    await callAndFail();
    await heading('Agent Login');
    await expectToast('Session expired');
    const words = field === undefined ? 'Log in again.' : 'Log in again. Your draft is kept.';
    await expectToast(words);
    const alert = within(screen.getByRole('main')).getByText('Session expired').parentElement;
    await expect(alert).toHaveTextContent(words);
    if (field === undefined) await expect(document.body).not.toHaveTextContent('Your draft is kept');
    await expect(getSession().role).toBe('guest');
    await expect(localStorage.getItem('agentToken')).toBeNull();
    await expect(localStorage.getItem('efie-drafts') ?? '').toContain(field === undefined ? '' : 'Osu');
    await login();
  }),
});

/** The server no longer knows the agent’s token: to the login, which says so. Nothing was typed, so no draft is named. */
export const ExpiredOnDashboard: Story = expiresAt('/agent/dashboard');

/** The same on the form of a new listing before anything is typed. */
export const ExpiredOnEmptyForm: Story = expiresAt('/agent/list-property');

/** The same while a listing is written: nothing typed is lost. */
export const ExpiredOnListProperty: Story = expiresAt('/agent/list-property', 'Title');

/** The same while the profile is edited. */
export const ExpiredOnEditProfile: Story = expiresAt('/agent/edit-profile', 'Bio');

/** The same on a page that is for everyone: signed out, and nobody is led away. */
export const ExpiredElsewhere: Story = {
  parameters: { session: 'agent-free', msw: { handlers: refused } },
  play: onDesktop(async () => {
    await about();
    await account(/Account, /);
    await callAndFail();
    await login();
    await about();
    await expect(screen.queryByText('Session expired')).toBeNull();
  }),
};

/** Another tab logs out while a form is filled in: the header follows, it is told, and what was typed stays. */
export const LoggedOutInAnotherTab: Story = {
  parameters: { route: '/verify-email?email=a@x.com', session: 'user', proves: ['F7'] },
  play: onDesktop(async () => {
    await typeCode('48K');
    await account(`Account, ${user.name}`);
    await footer();
    const tab = openOtherTab();
    logOutThere(tab.storage);
    await login();
    await expectToast('Signed out');
    await expect(codeField()).toHaveValue('48K');
    tab.close();
  }),
};

let answer: () => void = () => undefined;
const pressed = fn<() => void>();

/** Another tab logs in as an agent while a heart waits for its answer: the agent is shown, and the answer is nobody’s. */
export const AnotherRoleInAnotherTab: Story = {
  parameters: {
    route: '/property/7',
    session: 'user',
    msw: {
      handlers: {
        getProperty: http.get('*/api/properties/:id', () =>
          HttpResponse.json({ data: { property: { id: '7', title: 'Villa in Aburi' } } }),
        ),
        listUserFavorites: outcomes.listUserFavoritesEmpty(),
        listAgentFavorites: outcomes.listAgentFavoritesEmpty(),
        addUserFavorite: http.post('*/api/user/favorites', async () => {
          pressed();
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
          return HttpResponse.json({ success: true }, { status: 201 });
        }),
      },
    },
    proves: ['F8'],
  },
  beforeEach: () => {
    pressed.mockClear();
  },
  play: onDesktop(async () => {
    const heart = await screen.findByRole('button', { name: 'Save', pressed: false }, PATIENCE);
    await account(`Account, ${user.name}`);
    await footer();
    await userEvent.click(heart);
    await waitFor(() => expect(pressed).toHaveBeenCalled());
    const tab = openOtherTab();
    logInAsAgentThere(tab.storage, agent.token, { id: 'x', fullName: agent.name, businessName: 'Adom' });
    await account(`Account, ${agent.name}`);
    answer();
    // Answers come in their order: when this one is here, so is the heart's.
    await fetch('/api/properties/7').then((response) => response.json());
    await expect(await header().findByRole('link', { name: 'Favorites, 0' })).toBeVisible();
    await waitFor(() => expect(heart).not.toHaveAttribute('aria-busy'));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(document.body).not.toHaveTextContent('Added to favorites');
    tab.close();
  }),
};

const changed = { fullName: 'Esi Okyere', businessName: 'Okyere Homes', profileImage: null };

/** The agent’s profile was changed: the header shows the new name at once, and the picture that the server holds. */
export const ProfileUpdated: Story = {
  parameters: {
    session: 'agent-free',
    msw: {
      handlers: {
        getOwnAgentProfile: http.get('*/api/agent/profile', () =>
          HttpResponse.json({ data: { agent: { ...changed, businessName: 'Okyere and Daughters' } } }),
        ),
      },
    },
    proves: ['C77'],
  },
  play: onDesktop(async () => {
    await account(`Account, ${agent.name}`);
    // The header subscribes in an effect, after it is painted.
    await nextPaint();
    raiseProfileUpdated({ fullName: changed.fullName, profileImage: null });
    const button = await account(`Account, ${changed.fullName}`);
    await expect(button).toHaveTextContent('EO');
    await expect(button.querySelector('img')).toBeNull();
    await userEvent.click(button);
    await expect(await screen.findByText('Okyere and Daughters')).toBeVisible();
  }),
};

/** At the start of a visit the user’s record is asked for; the header shows the newest. */
export const RecordOfTheUser: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        getUserProfile: http.get('*/api/user/profile', () =>
          HttpResponse.json({ data: { name: 'Akosua Owusu-Mensah' } }),
        ),
      },
    },
    proves: ['C58'],
  },
  play: onDesktop(async () => {
    await about();
    await userEvent.click(await account('Account, Akosua Owusu-Mensah'));
    await expect(await screen.findByText(user.email)).toBeVisible();
  }),
};

/** Neither the record nor the favorites come: the header stands, with none saved, and nothing is said. */
export const NothingComes: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        getUserProfile: outcomes.getUserProfileError(500),
        listUserFavorites: outcomes.listUserFavoritesError(500),
      },
    },
    proves: ['C59'],
  },
  play: onDesktop(async () => {
    await about();
    await account(`Account, ${user.name}`);
    await footer();
    await expect(header().getByRole('link', { name: 'Favorites, 0' })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Notices' })?.textContent ?? '').toBe('');
  }),
};

/** An agent logs out on the dashboard and the server never answers: signed out and home at once. */
export const LoggedOut: Story = {
  parameters: {
    route: '/agent/dashboard',
    session: 'agent-free',
    msw: { handlers: { logOutAgent: outcomes.logOutAgentForever() } },
    proves: ['C42', 'F42'],
  },
  beforeEach: () => {
    localStorage.setItem('gh-rental-favorites', '["7"]');
  },
  play: onDesktop(async () => {
    await userEvent.click(await account(`Account, ${agent.name}`));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await login();
    await heading('Find the door that’s yours.');
    await noTitle('Agent Login');
    await expect(localStorage.getItem('agentToken')).toBeNull();
    await expect(localStorage.getItem('gh-rental-favorites')).toBe('["7"]');
  }),
};
