import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { houseCopy, SAVED_ON, storeViewedHomes, villaCopy } from '../common/stories/storyOfflineHomes';
import { PropertyDetailScreen } from './PropertyDetail';
import { heading, main } from './storyDetail';

const meta = {
  title: 'Screens/PropertyDetail/WithoutConnection',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('property-detail'),
    kind: 'screen',
    route: '/property/7',
    network: 'offline',
  },
  beforeEach: storeViewedHomes([villaCopy, houseCopy]),
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const readable = async () =>
  within(await screen.findByRole('region', { name: 'There is no connection, but you can read these' }));

/** A home that was viewed before: its copy, with the day it was saved, and the other homes that can be read. */
export const Copy: Story = {
  tags: ['visual'],
  play: async () => {
    await heading(villaCopy.listing.title);
    await expect(main().getByText(SAVED_ON)).toBeVisible();
    const links = (await readable()).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/property/12']);
  },
};

/** A home that is not stored: the page says so, and lists those that are. */
export const NotSaved: Story = {
  tags: ['visual', 'slow'],
  parameters: { route: '/property/8' },
  play: async () => {
    await heading('Property could not be loaded');
    await expect(
      await main().findByText(
        'This home is not saved on this device. Check your connection, then try again.',
      ),
    ).toBeVisible();
    await expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect((await readable()).getAllByText(SAVED_ON)).toHaveLength(2);
  },
};

/** The server says that the home is gone: its copy is not shown. */
export const Gone: Story = {
  parameters: { network: 'ok', msw: { handlers: { getProperty: outcomes.getPropertyError(404) } } },
  play: async () => {
    await heading('Property not found');
    await expect(main().queryByText(SAVED_ON)).toBeNull();
  },
};

/** The server fails: the copy is better than an error. */
export const ServerFails: Story = {
  parameters: { network: 'ok', msw: { handlers: { getProperty: outcomes.getPropertyError(500) } } },
  play: async () => {
    await heading(villaCopy.listing.title);
    await expect(main().getByText(SAVED_ON)).toBeVisible();
  },
};

const requested = fn();

/** The connection returns while the copy is being read: the copy stays until there is a response. */
export const ConnectionReturns: Story = {
  tags: ['slow'],
  parameters: {
    network: 'ok',
    msw: {
      handlers: {
        getProperty: respondTo('getProperty', () => {
          requested();
          return requested.mock.calls.length === 1
            ? serverCrash('getProperty')
            : outcomes.getPropertyForever();
        }),
      },
    },
  },
  beforeEach: () => {
    requested.mockClear();
  },
  play: async () => {
    await heading(villaCopy.listing.title);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    await expect(main().getByRole('heading', { name: villaCopy.listing.title })).toBeVisible();
    await expect(main().getByText(SAVED_ON)).toBeVisible();
  },
};
