import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { PropertyDetailScreen } from './PropertyDetail';
import { wireVilla, respondWith, heading, main, expectNoRawValues } from './storyDetail';

const meta = {
  title: 'Screens/PropertyDetail/Loading',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: { design: designs('property-detail'), kind: 'screen', route: '/property/7' },
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectNotFound(): Promise<void> {
  await heading('Property not found');
  await expect(main().getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/listings');
}

async function expectFailed(message: string | RegExp): Promise<void> {
  await heading('Property could not be loaded');
  await expect(main().getByText(message)).toBeVisible();
  await expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(main().getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/listings');
  await expectNoRawValues();
}

/** Skeletons while the request is in flight. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyForever() } } },
  play: async () => {
    await expect(await screen.findByText('Loading the property')).toBeInTheDocument();
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  },
};

/** After 10 s without a response a notice appears, and the request can be canceled. */
export const SlowAnswer: Story = {
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyForever() } } },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await expect(await screen.findByText('This is taking longer than usual.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectFailed('Try again in a moment.');
  },
};

/** The listing does not exist. */
export const NotFound: Story = {
  tags: ['visual'],
  parameters: {
    route: '/property/no-such-listing',
  },
  play: expectNotFound,
};

/** A successful response without a listing. */
export const NothingInside: Story = {
  parameters: { msw: respondWith({ success: true, data: {} }) },
  play: expectNotFound,
};

const requestedPath = fn<(path: string) => void>();

const noSuchListing = {
  handlers: {
    getProperty: respondTo('getProperty', ({ request }) => {
      requestedPath(new URL(request.url).pathname);
      return outcomes.getPropertyError(404);
    }),
  },
};

/** A path traversal as the id is sent as one path segment, encoded once. */
export const OddId: Story = {
  parameters: {
    route: '/property/..%2Fagent%3F%F0%9F%8F%A0',
    msw: noSuchListing,
  },
  play: async () => {
    await expectNotFound();
    await expect(requestedPath).toHaveBeenLastCalledWith('/api/properties/..%2Fagent%3F%F0%9F%8F%A0');
  },
};

/** A slash in the id is sent encoded. */
export const SlashInId: Story = {
  parameters: { route: '/property/1%2F2', msw: noSuchListing },
  play: async () => {
    await expectNotFound();
    await expect(requestedPath).toHaveBeenLastCalledWith('/api/properties/1%2F2');
  },
};

/** An id of 2,000 characters is not found. */
export const LongId: Story = {
  parameters: { route: `/property/${'x'.repeat(2000)}` },
  play: expectNotFound,
};

let hasRecovered = false;

/** The server fails; a retry loads the listing and focuses its title. */
export const LoadFailed: Story = {
  tags: ['slow'],
  parameters: {
    msw: {
      handlers: {
        getProperty: respondTo('getProperty', () =>
          hasRecovered ? { success: true, data: { property: wireVilla() } } : serverCrash('getProperty'),
        ),
      },
    },
  },
  beforeEach: () => {
    hasRecovered = false;
  },
  play: async () => {
    await expectFailed('Try again in a moment.');
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    hasRecovered = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** A proxy responds with 200 and HTML. */
export const HtmlInsteadOfJson: Story = {
  parameters: { network: 'html-200' },
  play: async () => {
    await expectFailed('Try again in a moment.');
    await expect(screen.queryByText(/Whoops/)).toBeNull();
  },
};

/** Offline: the error mentions the connection. */
export const Offline: Story = {
  parameters: { network: 'offline' },
  play: async () => expectFailed('Check your connection, then try again.'),
};
