import { demoAccount } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop } from '../../../testing/onDesktop';
import { expectToast, heading, main } from '../screens/shared/storyLogin';
import { logInAsAgentThere, logOutThere, openOtherTab } from '../../../testing/journeys/otherTab';

const meta = {
  title: 'Journeys/Private pages',
  parameters: { route: '/agent/dashboard', session: 'agent-premium' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A screen's code comes on its first visit. */
const PATIENCE = { timeout: 15_000 };

const agent = demoAccount('agent-premium');
const other = demoAccount('agent-free');
const stored = () => localStorage.getItem('agent') ?? '';

/** What a page may not show of the account; telephones begin with the code of the country. */
const privateTexts = () => [agent.name, agent.email, '+233'];

/** Whatever is seen, and what the fields hold, without the footer, which has the site's own telephone. */
const everything = () =>
  [
    document.body.innerText.replace(document.querySelector('footer')?.innerText ?? '', ''),
    ...[...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    ),
  ].join('\n');

async function expectNothingPrivate(): Promise<void> {
  for (const text of privateTexts()) await expect(everything()).not.toContain(text);
}

const account = (name: string) => screen.findByRole('button', { name: `Account, ${name}` }, PATIENCE);
const footer = async () =>
  within(await screen.findByRole('contentinfo', {}, PATIENCE)).findByText('Quick Links', {}, PATIENCE);

/** The page of that heading has all its data. */
async function openedAs(title: string | RegExp, hasLoaded: () => Promise<unknown>): Promise<void> {
  await heading(title);
  await account(agent.name);
  await hasLoaded();
  await footer();
}

const dashboard = () =>
  openedAs(/Akosua/, () => main().findByRole('list', { name: 'Property listings' }, PATIENCE));
const bio = () => main().findByRole('textbox', { name: 'Bio' }, PATIENCE);
const editProfile = () => openedAs('Edit Profile', bio);

async function typeBio(): Promise<void> {
  await userEvent.clear(await bio());
  await userEvent.type(await bio(), 'Homes in Osu.');
}

async function expectSignedOut(title = 'You are signed out'): Promise<void> {
  await expect(await heading(title)).toHaveFocus();
  await expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/agent/login');
  await waitFor(() => expect(document.title).toMatch(/^Signed Out/));
  await expectNothingPrivate();
}

/** Another tab logs out while the dashboard is open: nothing of the account is left, and a login there brings it back. */
export const LoggedOutInAnotherTab: Story = {
  parameters: { proves: ['F7'] },
  play: onDesktop(async () => {
    await dashboard();
    await expect(everything()).toContain(agent.email);
    const record = stored();
    const tab = openOtherTab();
    logOutThere(tab.storage);
    await expectToast('Signed out');
    await expectSignedOut();
    logInAsAgentThere(tab.storage, agent.token, JSON.parse(record));
    await dashboard();
    await expect(await heading(/Akosua/)).toHaveFocus();
    tab.close();
  }),
};

/** A user logs in there: the header is the user's, and the agent's page is gone. */
export const UserInAnotherTab: Story = {
  parameters: { proves: ['F7'] },
  play: onDesktop(async () => {
    await dashboard();
    const user = demoAccount('user');
    const { storage, close } = openOtherTab();
    storage.setItem('user', JSON.stringify({ name: user.name, email: user.email }));
    storage.setItem('userToken', user.token);
    storage.setItem('userType', 'user');
    storage.removeItem('agentToken');
    storage.removeItem('agent');
    await account(user.name);
    await expectSignedOut('Your agent account is signed out');
    close();
  }),
};

/** Back from another site after the session has ended elsewhere: the browser restores the page as it was left. */
export const RestoredAfterLogOut: Story = {
  parameters: { proves: ['F7'] },
  play: onDesktop(async () => {
    await dashboard();
    // A page in the back/forward cache gets no storage events.
    logOutThere(localStorage);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expectSignedOut();
  }),
};

/** The forms of agents without unsaved input go as well. */
export const UntouchedFormInAnotherTab: Story = {
  parameters: { route: '/agent/edit-profile', proves: ['F7'] },
  play: onDesktop(async () => {
    await editProfile();
    const tab = openOtherTab();
    logOutThere(tab.storage);
    await expectSignedOut();
    tab.close();
  }),
};

/** Unsaved input stays with its form, and nothing else of the account: until the agent is back. */
export const UnsavedInputInAnotherTab: Story = {
  parameters: { route: '/agent/edit-profile', proves: ['F7'] },
  play: onDesktop(async () => {
    await editProfile();
    await typeBio();
    const record = stored();
    const tab = openOtherTab();
    logOutThere(tab.storage);
    const notice = await main().findByText(/^You are signed out\./, {}, PATIENCE);
    await expect(notice.closest('[role="alert"]')).toBeVisible();
    await expect(main().getByRole('link', { name: 'Log in again in a new tab' })).toHaveAttribute(
      'href',
      '/agent/login',
    );
    await expect(await bio()).toHaveValue('Homes in Osu.');
    await expect(main().getAllByRole('textbox')).toHaveLength(1);
    await expectNothingPrivate();
    await userEvent.type(await bio(), ' And Labadi.');

    logInAsAgentThere(tab.storage, agent.token, JSON.parse(record));
    await account(agent.name);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(await bio()).toHaveValue('Homes in Osu. And Labadi.');
    await expect(main().getByRole('textbox', { name: 'Email' })).toHaveValue(agent.email);
    tab.close();
  }),
};

/** On a phone the form is much shorter than before: the notice is in view all the same. */
export const UnsavedInputOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { route: '/agent/edit-profile', proves: ['F7'] },
  play: async () => {
    await heading('Edit Profile');
    await typeBio();
    const tab = openOtherTab();
    logOutThere(tab.storage);
    const notice = await main().findByText(/^You are signed out\./, {}, PATIENCE);
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(await bio()).toHaveFocus();
    await expectNothingPrivate();
    tab.close();
  },
};

/** The same on a new listing: how much of the plan is used is not shown any more. */
export const NewListingInAnotherTab: Story = {
  parameters: { route: '/agent/list-property', session: 'agent-free', proves: ['F7'] },
  play: onDesktop(async () => {
    await heading('List Property');
    await account(other.name);
    await footer();
    await main().findByText(/^2 of 3/, {}, PATIENCE);
    const title = await main().findByRole('textbox', { name: 'Title' }, PATIENCE);
    await userEvent.type(title, 'Flat in Osu');
    const tab = openOtherTab();
    logOutThere(tab.storage);
    await main().findByText(/^You are signed out\./, {}, PATIENCE);
    await expect(title).toHaveValue('Flat in Osu');
    await expect(main().queryByText(/^2 of 3/)).toBeNull();
    tab.close();
  }),
};

/** An edit dialog is open: the notice is in it, nothing is left behind it, and closing it leaves nothing. */
export const UnsavedInputInDialog: Story = {
  parameters: { proves: ['F7'] },
  play: onDesktop(async () => {
    await dashboard();
    const [card] = within(main().getByRole('list', { name: 'Property listings' })).getAllByRole('article');
    await userEvent.click(within(card ?? document.body).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }, PATIENCE));
    const title = await dialog.findByRole('textbox', { name: 'Title' }, PATIENCE);
    await userEvent.clear(title);
    await userEvent.type(title, 'Flat in Osu');
    const tab = openOtherTab();
    logOutThere(tab.storage);
    const notice = await dialog.findByText(/^You are signed out\./, {}, PATIENCE);
    await expect(notice).toBeVisible();
    await expect(title).toHaveValue('Flat in Osu');
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    await expect(document.querySelector('main')).not.toHaveTextContent(/./);
    await expectNothingPrivate();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expectSignedOut();
    tab.close();
  }),
};

/** Another agent logs in there while nothing is typed here: the page is theirs, and nothing of the first is left. */
export const AnotherAgentInAnotherTab: Story = {
  parameters: { proves: ['F8'] },
  play: onDesktop(async () => {
    await dashboard();
    const tab = openOtherTab();
    logInAsAgentThere(tab.storage, other.token, { id: other.id, fullName: other.name, email: other.email });
    await account(other.name);
    await heading(/Esi/);
    await waitFor(() => expect(everything()).toContain(other.email), PATIENCE);
    await expect(everything()).not.toContain(agent.email);
    await expect(everything()).not.toContain(agent.name);
    tab.close();
  }),
};

const saved = fn<() => void>();

/** Another agent logs in there while the profile is edited: the input stays, and Save sends nothing to the other account. */
export const AnotherAgentWhileEditing: Story = {
  parameters: {
    route: '/agent/edit-profile',
    msw: {
      handlers: {
        updateAgentProfile: http.put('*/api/agent/profile', () => {
          saved();
          return HttpResponse.json({ success: true });
        }),
      },
    },
    proves: ['F8'],
  },
  beforeEach: () => {
    saved.mockClear();
  },
  play: onDesktop(async () => {
    await editProfile();
    await typeBio();
    const tab = openOtherTab();
    logInAsAgentThere(tab.storage, other.token, { id: other.id, fullName: other.name, email: other.email });
    await account(other.name);
    await main().findByText(/^Another account is signed in now\./, {}, PATIENCE);
    await expect(await bio()).toHaveValue('Homes in Osu.');
    await expectNothingPrivate();
    await userEvent.click(main().getByRole('button', { name: 'Save Changes' }));
    await main().findByRole('group', { name: /Nothing was sent/ }, PATIENCE);
    await expect(saved).not.toHaveBeenCalled();
    await expect(await bio()).toHaveValue('Homes in Osu.');
    tab.close();
  }),
};
