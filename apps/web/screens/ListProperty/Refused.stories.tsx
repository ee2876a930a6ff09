import { writeDraft } from '@efie/api';
import { demoAccount, outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { goTo } from '../../../../testing/history';
import { expectFieldValues, formControl } from '../common/stories/storyForm';
import { expectToast, fillLoginForm, heading, main, timesAnnounced } from '../common/stories/storyScreen';
import { ListPropertyScreen } from './ListProperty';
import {
  onListRequest,
  storeFlatDraft,
  expectPhotos,
  expectStoredPhotos,
  fillForm,
  FLAT,
  FLAT_SHOWN,
  expectForm,
  photoOrder,
  onPost,
  addPhotosToDraft,
  respondToCreate,
  recordingHandler,
  amenity,
  expectDashboard,
  pressList,
  summary,
  FAILED,
} from './storyListProperty';

const meta = {
  title: 'Screens/ListProperty/Refused',
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

const TITLE = 'List Property';
const agent = demoAccount('agent-free');

const LIMIT = 'Listing limit reached. Please upgrade your plan.';
const limitDialog = () => screen.findByRole('dialog', { name: 'Listing Limit Reached' });

/** Submitted empty: each field shows its error, focus is on the first, and a toast names them, announced once. */
export const Missing: Story = {
  tags: ['slow'],
  parameters: respondToCreate(recordingHandler),
  play: async () => {
    await expectForm();
    await expectPhotos(0);
    await pressList();
    const missing =
      'Please fix the errors in the following fields: Title, Description, Monthly Rent, Region, District, Specific Location, Photos';
    const notice = await summary(missing);
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
    await userEvent.click(within(notice).getByRole('link', { name: 'Monthly Rent' }));
    await expect(formControl('Monthly Rent')).toHaveFocus();
    await expect(main().getByText('Please upload at least 3 images')).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
  },
};

const FIELD_ERRORS = {
  title: 'This title is taken.',
  price: 'The price is too high.',
  town: 'District field is required',
  specific_location: 'Say where it is.',
  'images.1': 'Photo 2 is too dark.',
  captcha: 'Tick the box.',
};

/** The server rejects fields: each shows its first message; a message without a field is shown above the form. */
export const RefusedFields: Story = {
  parameters: respondToCreate(
    outcomes.createPropertyError(422, {
      errors: Object.fromEntries(
        Object.entries(FIELD_ERRORS).map(([name, message]) => [name, [message, 'More.']]),
      ),
    }),
  ),
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    // The photos come first.
    await waitFor(() => expect(document.activeElement?.closest('[data-field="photos"]')).not.toBeNull());
    await expect(formControl('Title')).toHaveAccessibleDescription(FIELD_ERRORS.title);
    await expect(formControl('Monthly Rent')).toHaveAccessibleDescription(`GH₵ ${FIELD_ERRORS.price}`);
    await expect(formControl('District')).toHaveAccessibleDescription(FIELD_ERRORS.town);
    await expect(formControl('Specific location')).toHaveAccessibleDescription(
      FIELD_ERRORS.specific_location,
    );
    await expect(main().getByText(FIELD_ERRORS['images.1'])).toBeVisible();
    await expect(main().getByRole('alert')).toHaveTextContent(
      /^The given data was invalid\.\s*Tick the box\.$/,
    );
    await expect(main().queryByText('More.')).toBeNull();
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toHaveLength(3);
    await userEvent.type(formControl('Title'), '!');
    await expect(formControl('Title')).not.toBeInvalid();
    await expect(formControl('Specific location')).toBeInvalid();
  },
};

/** The server rejects the listing because the plan is full: a toast and the limit dialog; the form keeps its values. */
export const LimitReached: Story = {
  parameters: {
    design: designs('limit-reached-dialog'),
    ...respondToCreate(outcomes.createPropertyError(403, { message: LIMIT })),
  },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const dialog = within(await limitDialog());
    // The dialog hides the page and its toasts from queries by role; the toast is visible above it.
    await waitFor(() =>
      expect(
        screen.getAllByText(LIMIT).filter((element) => element.closest('main') === null)[0],
      ).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toHaveLength(3);
    await expect(await summary(LIMIT)).toBeVisible();
  },
};

/** The limit message with a trailing space is not recognized: a toast and no dialog. */
export const LimitWithSpace: Story = {
  tags: ['slow'],
  parameters: {
    design: designs('limit-reached-dialog'),
    ...respondToCreate(outcomes.createPropertyError(403, { message: `${LIMIT} ` })),
  },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    await summary(LIMIT);
    await expectToast(LIMIT);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(main().queryByText(/may already be listed/)).toBeNull();
  },
};

/** A server error: the specified message, announced once; fields and photos stay. */
export const ServerFault: Story = {
  tags: ['slow'],
  parameters: respondToCreate(serverCrash('createProperty')),
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await userEvent.click(amenity('Borehole Water'));
    await pressList();
    await waitFor(async () => expect(await summary(FAILED)).toHaveFocus());
    await expectToast(FAILED);
    await expect(timesAnnounced(FAILED)).toBe(1);
    await expectFieldValues(FLAT_SHOWN);
    await expect(amenity('Borehole Water')).toBeChecked();
    await expect(photoOrder()).toEqual(['front.jpg', 'living.jpg', 'kitchen.jpg']);
    await expect(screen.queryByText(/Trace/)).toBeNull();
  },
};

/** The token has expired: redirect to the login, then the draft is restored with its photos. */
export const SessionExpired: Story = {
  tags: ['slow'],
  parameters: respondToCreate(outcomes.createPropertyError(401)),
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await expectStoredPhotos(3);
    await userEvent.click(amenity('Borehole Water'));
    await pressList();
    await heading('Agent Login');
    await expectToast('Session expired');
    await expectToast('Log in again. Your draft is kept.');
    await fillLoginForm('Agent Login', agent.email);
    await userEvent.click(main().getByRole('button', { name: 'Sign In' }));
    await expectDashboard();
    await goTo('/agent/list-property');
    await expectForm();
    await expectFieldValues(FLAT_SHOWN);
    await expect(amenity('Borehole Water')).toBeChecked();
    await waitFor(() => expect(photoOrder()).toEqual(['front.jpg', 'living.jpg', 'kitchen.jpg']));
  },
};

let isDown = false;

/** The profile fails to load: a toast and an alert, and the form still works; Try again loads it. */
export const ProfileFailed: Story = {
  parameters: {
    msw: {
      handlers: {
        getOwnAgentProfile: respondTo('getOwnAgentProfile', () =>
          isDown ? serverCrash('getOwnAgentProfile') : undefined,
        ),
      },
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    await expectForm();
    const message = 'Failed to load agent data. Please try again.';
    await expectToast(message);
    await expect(await main().findByText(message)).toBeVisible();
    await expect(timesAnnounced(message)).toBe(1);
    await fillForm({ Title: FLAT.Title });
    isDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(main().queryByText(message)).toBeNull());
    await waitFor(async () => expect(await heading(TITLE)).toHaveFocus());
    await expectFieldValues({ Title: FLAT.Title });
  },
};

/** Opened by its URL with a full plan: the limit dialog opens over an alert, and the draft is restored. */
export const AtTheLimit: Story = {
  tags: ['slow'],
  parameters: { session: 'agent-pro-limit' },
  beforeEach: () => {
    writeDraft('list-property', { title: FLAT.Title });
  },
  play: async () => {
    const dialog = within(await limitDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await heading(TITLE)).toHaveFocus());
    await expect(main().getByText('10 of 10 listings used')).toBeVisible();
    await expect(main().getByText(/^Limit reached: /)).toBeVisible();
    await expect(main().getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
    await expectFieldValues({ Title: FLAT.Title });
  },
};
