import { respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { PropertyDetailScreen } from './PropertyDetail';
import { heading, main, respondWithListing } from './storyDetail';

const meta = {
  title: 'Screens/PropertyDetail/Onward',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: { design: designs('property-detail'), kind: 'screen', route: '/property/7' },
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function scrollToEnd(): Promise<void> {
  await heading();
  const link = main().getByRole('link', { name: 'More homes in Greater Accra' });
  await expect(link).toHaveAttribute('href', '/listings?region=Greater+Accra');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Opened by a link: near the end of the page the listings are loaded, and similar ones are shown. */
export const OpenedByLink: Story = {
  tags: ['slow'],
  parameters: { msw: { handlers: { getProperty: respondWithListing().handlers.getProperty } } },
  play: async () => {
    await scrollToEnd();
    await expect(await screen.findByRole('region', { name: 'Similar properties' })).toBeVisible();
  },
};

const requested = fn();

const failingList = (listing: Parameters<typeof respondWithListing>[0] = {}) => ({
  handlers: {
    ...respondWithListing(listing).handlers,
    listProperties: respondTo('listProperties', () => {
      requested();
      return serverCrash('listProperties');
    }),
  },
});

/** The listings cannot be loaded: the link to more homes is the way on, without an error. */
export const ListFails: Story = {
  parameters: { msw: failingList() },
  beforeEach: () => {
    requested.mockClear();
  },
  play: async () => {
    await scrollToEnd();
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await expect(main().getByRole('link', { name: /^More homes/ })).toBeVisible();
    await expect(screen.queryByText(/could not be loaded/)).toBeNull();
  },
};

/** The visitor saves data: no list is requested. Without photos, some of which another story may have shown. */
export const SavesData: Story = {
  parameters: { msw: failingList({ images: [] }) },
  beforeEach: () => {
    requested.mockClear();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    return () => {
      Reflect.deleteProperty(navigator, 'connection');
    };
  },
  play: async () => {
    await scrollToEnd();
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
    await expect(requested).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: 'Similar properties' })).toBeNull();
  },
};
