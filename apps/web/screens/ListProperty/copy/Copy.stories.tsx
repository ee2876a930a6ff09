import { respondTo, serverCrash, wireListing } from '@efie/mocks';
import { readDraft } from '@efie/api';
import { storedPhotoNames, storePhotoDraft } from '@efie/ui/forms/ListPropertyForm/storyDraftPhotos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../../testing/decorators/wholeApp';
import { designs } from '../../../../../testing/designs';
import { currentUrl } from '../../../../../testing/history';
import { expectFieldValues } from '../../common/stories/storyForm';
import { main } from '../../common/stories/storyScreen';
import { ListPropertyScreen } from '../ListProperty';
import { FLAT_SHOWN, storeFlatDraft } from '../storyListProperty';

const villa = wireListing(31, {
  title: 'Villa with a shaded front terrace',
  description: 'Five bedrooms behind a planted wall.',
  propertyType: 'villa',
  listingType: 'rent',
  price: 9500,
  bedrooms: 5,
  bathrooms: 4,
  parking: 3,
  area: 4200,
  region: 'Greater Accra',
  town: 'Tema',
  specificLocation: 'Community 25',
});

const page = async () => within(await screen.findByRole('main'));

let isServerDown = false;

const meta = {
  title: 'Screens/ListProperty/Copy',
  component: ListPropertyScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('list-property'),
    kind: 'screen',
    route: '/agent/list-property?copy=31',
    session: 'agent-free',
    msw: {
      handlers: {
        listOwnProperties: respondTo('listOwnProperties', () =>
          isServerDown ? serverCrash('listOwnProperties') : { success: true, data: { properties: [villa] } },
        ),
      },
    },
  },
  beforeEach: () => {
    isServerDown = false;
  },
} satisfies Meta<typeof ListPropertyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const COPIED = {
  Title: 'Villa with a shaded front terrace',
  Description: 'Five bedrooms behind a planted wall.',
  'Monthly Rent': '9,500',
  Area: '4,200',
  Bedrooms: '5',
  Bathrooms: '4',
  Parking: '3',
  Region: 'Greater Accra',
  District: 'Tema',
  'Specific location': 'Community 25',
};

/** The form is filled from the listing, and says that the photos are not copied. */
export const Filled: Story = {
  play: async () => {
    await expect(
      await (await page()).findByText(/Its photos are not copied: add photos of this property\.$/),
    ).toBeVisible();
    await expectFieldValues(COPIED);
    await expect(main().queryByText(/^Your draft from/)).toBeNull();
  },
};

/** A draft of the form is stored: nothing is replaced before the agent has chosen. */
export const WithDraft: Story = {
  tags: ['visual', 'slow'],
  beforeEach: storeFlatDraft,
  play: async () => {
    await expect(
      await (await page()).findByText(/^You have a draft of a new listing from 21 November 2026\./),
    ).toBeVisible();
    await expect(readDraft('list-property')).not.toBeNull();
    await expect(main().queryByRole('button', { name: 'List Property' })).toBeNull();
  },
};

/** The agent continues the draft: the copy is left, and the draft is as it was. */
export const DraftContinued: Story = {
  tags: ['slow'],
  beforeEach: storeFlatDraft,
  play: async () => {
    await userEvent.click(await (await page()).findByRole('button', { name: 'Continue the draft' }));
    await (await page()).findByText(/^Your draft is back/);
    await expectFieldValues(FLAT_SHOWN);
    await expect(currentUrl()).toBe('/agent/list-property');
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The agent starts from the copy: the draft is deleted with its photos. */
export const DraftReplaced: Story = {
  tags: ['slow'],
  beforeEach: () => storePhotoDraft({ title: FLAT_SHOWN.Title }, 2),
  play: async () => {
    await expect(await storedPhotoNames()).toHaveLength(2);
    await userEvent.click(
      await (await page()).findByRole('button', { name: 'Delete the draft and start from the copy' }),
    );
    await (await page()).findByText(/Its photos are not copied/);
    await expectFieldValues(COPIED);
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(async () => expect(await storedPhotoNames()).toEqual([]));
  },
};

/** The listing was deleted meanwhile: an empty form is offered. */
export const Gone: Story = {
  tags: ['slow'],
  parameters: { route: '/agent/list-property?copy=99' },
  play: async () => {
    await expect(await (await page()).findByText(/^This listing is not among yours any more/)).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Start with an empty form' }));
    await (await page()).findByRole('button', { name: 'List Property' });
    await expect(currentUrl()).toBe('/agent/list-property');
  },
};

/** The listings do not load: Try again, or an empty form. */
export const NotLoaded: Story = {
  beforeEach: () => {
    isServerDown = true;
  },
  play: async () => {
    await (await page()).findByRole('heading', { name: 'The listing could not be loaded' });
    await expect(main().getByRole('link', { name: 'Start with an empty form' })).toBeVisible();
    isServerDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await (await page()).findByText(/Its photos are not copied/);
    await expectFieldValues(COPIED);
  },
};
