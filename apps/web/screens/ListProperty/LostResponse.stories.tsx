import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { logInAsUserInOtherTab, openOtherTab } from '../../../../testing/journeys/otherTab';
import { formControl, expectFieldValues } from '../common/stories/storyForm';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { expectToast, main } from '../common/stories/storyScreen';
import { ListPropertyScreen } from './ListProperty';
import {
  onListRequest,
  storeFlatDraft,
  expectPhotos,
  FLAT,
  FLAT_SHOWN,
  listButton,
  loseResponses,
  recordForm,
  photoOrder,
  onPost,
  addPhotosToDraft,
  respondToCreate,
  expectDashboard,
  pressList,
  summary,
  FAILED,
  ABSENT,
} from './storyListProperty';

const meta = {
  title: 'Screens/ListProperty/Lost response',
  component: ListPropertyScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('list-property'),
    kind: 'screen',
    route: '/agent/list-property',
    session: 'agent-free',
  },
  beforeEach: () => {
    onPost.mockClear();
    onListRequest.mockClear();
  },
} satisfies Meta<typeof ListPropertyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const OFFLINE = `${FAILED} Check your connection.`;
const LISTED = "Your property was listed. Only the server's response was lost.";
const PHOTOS_STORED = /^Saved on this device with your draft: 3 photos/;
const MAY_BE_LISTED = 'The property may already be listed. Check your dashboard before you try again.';
const UNCHECKED = `Your listings could not be checked. ${MAY_BE_LISTED}`;

let failsCreate = false;
let failsChecks = false;

/** Handlers for the create request and the check, which fail when these flags are set. */
const failable = {
  msw: {
    handlers: {
      createProperty: respondTo('createProperty', async ({ request }) => {
        await recordForm(request);
        return failsCreate ? outcomes.createPropertyOffline() : undefined;
      }),
      listOwnProperties: respondTo('listOwnProperties', () => {
        onListRequest();
        return failsChecks ? serverCrash('listOwnProperties') : undefined;
      }),
    },
  },
};
const failCreate = () => {
  storeFlatDraft();
  failsCreate = true;
  failsChecks = false;
};
const loseCreateResponse = () => {
  storeFlatDraft();
  failsCreate = false;
  failsChecks = false;
  return loseResponses();
};

/** The request fails and the listing does not exist: fields and ten photos stay in order, and List again sends them. */
export const LostAndNotListed: Story = {
  tags: ['slow'],
  parameters: failable,
  beforeEach: failCreate,
  play: async () => {
    await addPhotosToDraft(10);
    await userEvent.click(main().getByRole('button', { name: 'Move photo 2, living.jpg earlier' }));
    const before = photoOrder();
    await expect(before.slice(0, 2)).toEqual(['living.jpg', 'front.jpg']);
    await pressList();
    const notice = await summary(`${OFFLINE} ${ABSENT}`);
    await expect(notice).toHaveFocus();
    await expectToast(OFFLINE);
    await expect(onListRequest).toHaveBeenCalledOnce();
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toEqual(before);
    await expect(onPost).toHaveBeenCalledOnce();
    failsCreate = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'List again' }));
    await expectDashboard();
    const [[first], [second]] = onPost.mock.calls as [[unknown], [unknown]];
    await expect(onPost).toHaveBeenCalledTimes(2);
    await expect(second).toEqual(first);
  },
};

/** Only the response was lost: the check finds the listing, clears the form and does not offer List again. */
export const LostAndListed: Story = {
  tags: ['slow'],
  parameters: failable,
  beforeEach: loseCreateResponse,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const notice = await summary(LISTED);
    await expect(notice).toHaveFocus();
    await expect(onPost).toHaveBeenCalledOnce();
    await expect(within(notice).queryByRole('button')).toBeNull();
    await expect(within(notice).getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute(
      'href',
      '/agent/dashboard',
    );
    await expect(within(notice).getByRole('link', { name: 'View the listing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/property\/.+/),
    );
    await expectFieldValues({ Title: '', Description: '', 'Monthly Rent': '' });
    await expectPhotos(0);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
    await expect(await main().findByText('3 of 3 listings used')).toBeVisible();
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
};

/** While the check is in flight, the form cannot be sent. A slow check can be canceled, which leaves the result unknown. */
export const CheckingListing: Story = {
  tags: ['slow'],
  parameters: {
    msw: {
      handlers: {
        createProperty: respondTo('createProperty', async ({ request }) => {
          await recordForm(request);
          return outcomes.createPropertyOffline();
        }),
        listOwnProperties: outcomes.listOwnPropertiesForever(),
      },
    },
  },
  beforeEach: () => {
    storeFlatDraft();
    return showSlowNoticeImmediately();
  },
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const notice = await summary('Not confirmed yet. Checking whether your property was listed.');
    await expect(notice).toHaveFocus();
    await waitFor(() => expect(listButton()).toHaveAttribute('aria-disabled', 'true'));
    await expect(listButton()).not.toHaveAttribute('aria-busy');
    await userEvent.click(listButton());
    await expect(within(notice).queryByRole('button')).toBeNull();
    await expect(await main().findByText('This is taking longer than usual.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await summary(`${OFFLINE} ${UNCHECKED}`);
    await expectFieldValues(FLAT_SHOWN);
    await expect(onPost).toHaveBeenCalledOnce();
  },
};

/** The check fails: the listing may already exist. Only a second failed check offers List again, with a warning. */
export const CouldNotCheck: Story = {
  tags: ['slow'],
  parameters: failable,
  beforeEach: () => {
    failCreate();
    failsChecks = true;
  },
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const notice = await summary(`${OFFLINE} ${UNCHECKED}`);
    await expectToast(OFFLINE);
    const dashboardLink = within(notice).getByRole('link', { name: /^Open your dashboard in a new tab/ });
    await expect(dashboardLink).toHaveAttribute('href', '/agent/dashboard');
    await expect(dashboardLink).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(listButton()).toHaveAttribute('aria-disabled', 'true'));
    await expect(within(notice).queryByRole('button', { name: 'List again' })).toBeNull();
    await userEvent.click(within(notice).getByRole('button', { name: 'Check again' }));
    await summary(`${OFFLINE} ${UNCHECKED} If you list it again now, it may be listed twice.`);
    await expect(onListRequest).toHaveBeenCalledTimes(2);
    await expect(notice).toHaveFocus();
    await waitFor(() => expect(listButton()).not.toHaveAttribute('aria-disabled'));
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toHaveLength(3);
    await expect(within(notice).getByRole('button', { name: 'List again' })).toBeVisible();
    await expect(onPost).toHaveBeenCalledOnce();
  },
};

/** The check runs again when the browser is back online and finds the listing; later edits stay in the form. */
export const FoundLater: Story = {
  tags: ['slow'],
  parameters: failable,
  beforeEach: () => {
    const restore = loseCreateResponse();
    failsChecks = true;
    return restore;
  },
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    await summary(`${OFFLINE} ${UNCHECKED}`);
    await userEvent.type(formControl('Title'), ', next door');
    failsChecks = false;
    window.dispatchEvent(new Event('online'));
    await summary(`${LISTED} What you changed since then is still in the form, and is not part of it.`);
    await expect(formControl('Title')).toHaveFocus();
    await expectFieldValues({ ...FLAT_SHOWN, Title: `${FLAT.Title}, next door` });
    await expect(photoOrder()).toHaveLength(3);
    await waitFor(() => expect(listButton()).not.toHaveAttribute('aria-disabled'));
  },
};

let isListedMeanwhile = false;

/** A slow server creates the listing after the check: List again finds it and sends nothing. */
export const ListedAfterTheCheck: Story = {
  tags: ['slow'],
  parameters: {
    msw: {
      handlers: {
        createProperty: respondTo('createProperty', async ({ request }) => {
          await recordForm(request);
          return outcomes.createPropertyOffline();
        }),
        listOwnProperties: respondTo('listOwnProperties', () =>
          isListedMeanwhile
            ? {
                data: {
                  properties: [
                    {
                      id: 'late',
                      title: FLAT.Title,
                      images: [{ id: '1', url: '1.jpg' }],
                      createdAt: '2026-11-21T10:00:00Z',
                    },
                  ],
                },
              }
            : undefined,
        ),
      },
    },
  },
  beforeEach: () => {
    storeFlatDraft();
    isListedMeanwhile = false;
  },
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const notice = await summary(`${OFFLINE} ${ABSENT}`);
    isListedMeanwhile = true;
    await userEvent.click(within(notice).getByRole('button', { name: 'List again' }));
    await summary(`${LISTED} It has 1 of 3 photos: add the others on your dashboard.`);
    await expect(onPost).toHaveBeenCalledOnce();
    await expectFieldValues({ Title: '' });
    await expectPhotos(0);
  },
};

/** Another account has signed in meanwhile: no check is sent, and the form keeps its values. */
export const AnotherAccount: Story = {
  tags: ['slow'],
  parameters: respondToCreate(
    respondTo('createProperty', async ({ request }) => {
      await recordForm(request);
      logInAsUserInOtherTab(openOtherTab().storage);
      return outcomes.createPropertyOffline();
    }),
  ),
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await expect(await main().findByText(PHOTOS_STORED)).toBeVisible();
    await pressList();
    const text = `${OFFLINE} ${MAY_BE_LISTED} This account is no longer signed in: log in to it in a new tab, then check again.`;
    const notice = await summary(text);
    await waitFor(() => expect(listButton()).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(within(notice).getByRole('button', { name: 'Check again' }));
    await summary(text);
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toHaveLength(3);
    await expect(main().queryByText(PHOTOS_STORED)).toBeNull();
    await expect(onPost).toHaveBeenCalledOnce();
  },
};
