import { demoAccount, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../testing/decorators/wholeApp';
import { onDesktop } from '../../../testing/onDesktop';
import { expectToast, heading, main } from '../screens/common/stories/storyScreen';
import { logInAsAgentInOtherTab, logOutInOtherTab, openOtherTab } from '../../../testing/journeys/otherTab';

const meta = {
  title: 'Journeys/Private pages',
  decorators: [wholeApp],
  parameters: { kind: 'journey', route: '/agent/dashboard', session: 'agent-premium' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const agent = demoAccount('agent-premium');
const other = demoAccount('agent-free');
const storedAgent = () => localStorage.getItem('agent') ?? '';

/** Texts of the account that must not be visible; phone numbers start with the country code. */
const privateTexts = () => [agent.name, agent.email, '+233'];

/** All visible text and field values, without the footer, which has a phone number too. */
const visibleText = () =>
  [
    document.body.innerText.replace(document.querySelector('footer')?.innerText ?? '', ''),
    ...[...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    ),
  ].join('\n');

async function expectNothingPrivate(): Promise<void> {
  for (const text of privateTexts()) await expect(visibleText()).not.toContain(text);
}

const accountButton = (name: string) => screen.findByRole('button', { name: `Account, ${name}` });
const findFooter = async () => within(await screen.findByRole('contentinfo')).findByText('Quick Links');

/** Waits until the screen with this heading has loaded its data. */
async function expectLoaded(title: string | RegExp, hasLoaded: () => Promise<unknown>): Promise<void> {
  await heading(title);
  await accountButton(agent.name);
  await hasLoaded();
  await findFooter();
}

const dashboardLoaded = () => expectLoaded(/Akosua/, () => main().findByLabelText('Property listings'));
const findBio = () => main().findByRole('textbox', { name: 'Bio' });
const editProfileLoaded = () => expectLoaded('Edit Profile', findBio);

async function typeBio(): Promise<void> {
  await userEvent.clear(await findBio());
  await userEvent.type(await findBio(), 'Homes in Osu.');
}

async function expectSignedOut(title = 'You are signed out'): Promise<void> {
  await expect(await heading(title)).toHaveFocus();
  await expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/agent/login');
  await waitFor(() => expect(document.title).toMatch(/^Signed Out/));
  await expectNothingPrivate();
}

/** A log-out in another tab removes all account data from the dashboard; a login there restores it. */
export const LoggedOutInAnotherTab: Story = {
  tags: ['slow'],
  play: onDesktop(async () => {
    await dashboardLoaded();
    await expect(visibleText()).toContain(agent.email);
    const record = storedAgent();
    const tab = openOtherTab();
    logOutInOtherTab(tab.storage);
    await expectToast('Signed out');
    await expectSignedOut();
    logInAsAgentInOtherTab(tab.storage, agent.token, JSON.parse(record));
    await dashboardLoaded();
    await expect(await heading(/Akosua/)).toHaveFocus();
    tab.close();
  }),
};

/** A user logs in in another tab: the header shows the user, and the dashboard is removed. */
export const UserInAnotherTab: Story = {
  tags: ['slow'],
  play: onDesktop(async () => {
    await dashboardLoaded();
    const user = demoAccount('user');
    const { storage, close } = openOtherTab();
    storage.setItem('user', JSON.stringify({ name: user.name, email: user.email }));
    storage.setItem('userToken', user.token);
    storage.setItem('userType', 'user');
    storage.removeItem('agentToken');
    storage.removeItem('agent');
    await accountButton(user.name);
    await expectSignedOut('Your agent account is signed out');
    close();
  }),
};

/** A page restored from the back/forward cache after the session has ended shows no account data. */
export const RestoredAfterLogOut: Story = {
  tags: ['slow'],
  play: onDesktop(async () => {
    await dashboardLoaded();
    // A cached page receives no storage events.
    logOutInOtherTab(localStorage);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expectSignedOut();
  }),
};

/** A log-out in another tab also removes a form without unsaved input. */
export const UntouchedFormInAnotherTab: Story = {
  parameters: { route: '/agent/edit-profile' },
  play: onDesktop(async () => {
    await editProfileLoaded();
    const tab = openOtherTab();
    logOutInOtherTab(tab.storage);
    await expectSignedOut();
    tab.close();
  }),
};

/** A log-out in another tab keeps only the form with unsaved input, until the agent logs in again. */
export const UnsavedInputInAnotherTab: Story = {
  tags: ['slow'],
  parameters: { route: '/agent/edit-profile' },
  play: onDesktop(async () => {
    await editProfileLoaded();
    await typeBio();
    const record = storedAgent();
    const tab = openOtherTab();
    logOutInOtherTab(tab.storage);
    const notice = await main().findByText(/^You are signed out\./);
    await expect(notice.closest('[role="alert"]')).toBeVisible();
    await expect(main().getByRole('link', { name: 'Log in again in a new tab' })).toHaveAttribute(
      'href',
      '/agent/login',
    );
    await expect(await findBio()).toHaveValue('Homes in Osu.');
    await expect(main().getAllByRole('textbox')).toHaveLength(1);
    await expectNothingPrivate();
    await userEvent.type(await findBio(), ' And Labadi.');

    logInAsAgentInOtherTab(tab.storage, agent.token, JSON.parse(record));
    await accountButton(agent.name);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(await findBio()).toHaveValue('Homes in Osu. And Labadi.');
    await expect(main().getByRole('textbox', { name: 'Email' })).toHaveValue(agent.email);
    tab.close();
  }),
};

/** On a phone the notice is in the viewport, although the form becomes much shorter. */
export const UnsavedInputOnPhone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { route: '/agent/edit-profile' },
  play: async () => {
    await heading('Edit Profile');
    await typeBio();
    const tab = openOtherTab();
    logOutInOtherTab(tab.storage);
    const notice = await main().findByText(/^You are signed out\./);
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(await findBio()).toHaveFocus();
    await expectNothingPrivate();
    tab.close();
  },
};

/** On a new listing the input stays, but the usage of the plan is removed. */
export const NewListingInAnotherTab: Story = {
  tags: ['slow'],
  parameters: { route: '/agent/list-property', session: 'agent-free' },
  play: onDesktop(async () => {
    await heading('List Property');
    await accountButton(other.name);
    await findFooter();
    await main().findByText(/^2 of 3/);
    const title = await main().findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Flat in Osu');
    const tab = openOtherTab();
    logOutInOtherTab(tab.storage);
    await main().findByText(/^You are signed out\./);
    await expect(title).toHaveValue('Flat in Osu');
    await expect(main().queryByText(/^2 of 3/)).toBeNull();
    tab.close();
  }),
};

/** With an edit dialog open: it shows the notice, the screen behind it is empty, and closing it signs out. */
export const UnsavedInputInDialog: Story = {
  tags: ['slow'],
  play: onDesktop(async () => {
    await dashboardLoaded();
    const [editButton] = main().getAllByRole('button', { name: /^Edit/ });
    await userEvent.click(editButton ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
    const title = await dialog.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Flat in Osu');
    const tab = openOtherTab();
    logOutInOtherTab(tab.storage);
    const notice = await dialog.findByText(/^You are signed out\./);
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

/** Another agent logs in in another tab, without unsaved input here: the screen shows only their data. */
export const AnotherAgentInAnotherTab: Story = {
  tags: ['slow'],
  play: onDesktop(async () => {
    await dashboardLoaded();
    const tab = openOtherTab();
    logInAsAgentInOtherTab(tab.storage, other.token, {
      id: other.id,
      fullName: other.name,
      email: other.email,
    });
    await accountButton(other.name);
    await heading(/Esi/);
    await waitFor(() => expect(visibleText()).toContain(other.email));
    await expect(visibleText()).not.toContain(agent.email);
    await expect(visibleText()).not.toContain(agent.name);
    tab.close();
  }),
};

const updateRequested = fn<() => void>();

/** Another agent logs in in another tab while the profile is edited: the input stays, and Save sends nothing. */
export const AnotherAgentWhileEditing: Story = {
  tags: ['slow'],
  parameters: {
    route: '/agent/edit-profile',
    msw: {
      handlers: {
        updateAgentProfile: respondTo('updateAgentProfile', () => {
          updateRequested();
          return { success: true };
        }),
      },
    },
  },
  beforeEach: () => {
    updateRequested.mockClear();
  },
  play: onDesktop(async () => {
    await editProfileLoaded();
    await typeBio();
    const tab = openOtherTab();
    logInAsAgentInOtherTab(tab.storage, other.token, {
      id: other.id,
      fullName: other.name,
      email: other.email,
    });
    await accountButton(other.name);
    await main().findByText(/^Another account is signed in now\./);
    await expect(await findBio()).toHaveValue('Homes in Osu.');
    await expectNothingPrivate();
    await userEvent.click(main().getByRole('button', { name: 'Save Changes' }));
    await main().findByRole('group', { name: /Nothing was sent/ });
    await expect(updateRequested).not.toHaveBeenCalled();
    await expect(await findBio()).toHaveValue('Homes in Osu.');
    tab.close();
  }),
};
