import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { currentUrl } from '../../../../testing/history';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { CompareScreen } from './Compare';
import {
  chooseHomes,
  findText,
  FLAT,
  heading,
  HOUSE,
  main,
  readChosen,
  respondWithHomes,
  table,
  titles,
  wireHome,
} from './storyCompare';

const meta = {
  title: 'Screens/Compare',
  component: CompareScreen,
  decorators: [wholeApp],
  parameters: { design: [], kind: 'screen', route: '/compare?homes=3,5', msw: respondWithHomes() },
} satisfies Meta<typeof CompareScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectEmpty(text: string): Promise<void> {
  await heading();
  await expect(await findText('No homes to compare')).toBeVisible();
  await expect(main().getByText(text)).toBeVisible();
  await expect(main().getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/listings');
}

/** Two homes, opened by their URL. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await heading();
    await expect(await findText('2 homes side by side')).toBeVisible();
    await expect(document.title).toBe('Compare homes | Efie');
    await expect(await titles()).toEqual([FLAT, HOUSE]);
    await expect((await table()).getByRole('link', { name: FLAT })).toHaveAttribute('href', '/property/3');
    await expect(main().getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(main().getByRole('link', { name: 'Add another' })).toHaveAttribute('href', '/listings');
  },
};

/** Both homes as one picture, with the link of the comparison. */
export const Picture: Story = {
  tags: ['slow'],
  play: async () => {
    await findText('2 homes side by side');
    const button = main().getByRole('button', { name: 'Picture' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share picture' }));
    await dialog.findByRole('img', { name: `Preview: ${FLAT}, ${HOUSE}` });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Nothing is chosen. */
export const Empty: Story = {
  parameters: { route: '/compare' },
  play: () => expectEmpty('Press Compare on up to four homes, and see them side by side here.'),
};

/** A URL without a valid id is as one without any. */
export const RubbishInUrl: Story = {
  parameters: { route: '/compare?homes=,%00,<script>,../agent&homes=%F0%9F%8F%A0' },
  play: () => expectEmpty('Press Compare on up to four homes, and see them side by side here.'),
};

/** Homes are chosen on this device: they are opened without their ids in the URL. */
export const ChosenBefore: Story = {
  parameters: { route: '/compare' },
  beforeEach: chooseHomes(['5', '3']),
  play: async () => {
    await expect(await titles()).toEqual([HOUSE, FLAT]);
    await expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  },
};

/** One home: it says to add another. */
export const One: Story = {
  parameters: { route: '/compare?homes=3' },
  play: async () => {
    await expect(await titles()).toEqual([FLAT]);
    await expect(main().getByText('Add another home to compare it with this one.')).toBeVisible();
    await expect(main().queryByRole('checkbox')).toBeNull();
  },
};

/** Four homes, with a duplicate and a fifth in the URL: no more can be added. */
export const Four: Story = {
  tags: ['visual'],
  parameters: { route: '/compare?homes=3,5,3,7,9,11' },
  play: async () => {
    await expect(await titles()).toHaveLength(4);
    await expect(main().getByText('4 homes side by side')).toBeVisible();
    await expect(main().queryByRole('link', { name: 'Add another' })).toBeNull();
    await expect((await table()).getByRole('row', { name: /^Status/ })).toHaveTextContent('Sold');
  },
};

/** Four homes on a phone. */
export const FourOnPhone: Story = {
  tags: ['slow'],
  parameters: { route: '/compare?homes=3,5,7,9' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await titles()).toHaveLength(4);
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** A home is no longer listed: a sentence says so, and it is removed from the homes chosen on this device. */
export const NoLongerListed: Story = {
  parameters: { route: '/compare?homes=3,404,5' },
  beforeEach: chooseHomes(['3', '404', '5']),
  play: async () => {
    await expect(await titles()).toEqual([FLAT, HOUSE]);
    await expect(main().getByText('1 home is no longer listed.')).toBeVisible();
    await waitFor(() => expect(readChosen()).toEqual(['3', '5']));
  },
};

/** None of the homes is listed any more. */
export const NoneListed: Story = {
  parameters: { route: '/compare?homes=404,405' },
  play: () => expectEmpty('2 homes are no longer listed. Other homes are waiting.'),
};

/** No home lists amenities. */
export const NoAmenities: Story = {
  parameters: { msw: respondWithHomes({ amenities: [] }) },
  play: async () => {
    const row = (await table()).getByRole('row', { name: /^Amenities/ });
    await expect(within(row).getAllByText('Not given')).toHaveLength(2);
  },
};

/** Very long words, text with reversed direction and HTML as text: nothing overflows horizontally. */
export const HostileText: Story = {
  parameters: {
    msw: respondWithHomes({
      title: `\u202E<script>alert(1)</script>${'Apartment'.repeat(1100)}`,
      specificLocation: 'Ω'.repeat(2000),
      amenities: ['x'.repeat(500)],
    }),
  },
  play: async () => {
    await expect(await titles()).toHaveLength(2);
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Skeletons while the requests are in flight. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyForever() } } },
  play: async () => {
    await heading();
    await expect((await findText('Loading 2 homes...')).closest('[role="status"]')).toBeVisible();
    await expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(1);
  },
};

/** After 10 s without a response a notice appears, and the requests can be canceled. */
export const SlowAnswer: Story = {
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyForever() } } },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await findText('This is taking longer than usual.');
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expect(await findText('The homes could not be loaded')).toBeVisible();
    await expect(await heading()).toHaveFocus();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expect(await findText('Loading 2 homes...')).toBeVisible();
  },
};

let isServerUp = false;

/** The server fails; a retry loads the homes. */
export const LoadFailed: Story = {
  parameters: {
    msw: {
      handlers: {
        getProperty: respondTo('getProperty', ({ params: { id } }) =>
          isServerUp ? { success: true, data: { property: wireHome(id) } } : serverCrash('getProperty'),
        ),
      },
    },
  },
  beforeEach: () => {
    isServerUp = false;
  },
  play: async () => {
    await expect(await findText('The homes could not be loaded')).toBeVisible();
    await expect(main().getByText('Try again in a moment.')).toBeVisible();
    isServerUp = true;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expect(await titles()).toEqual([FLAT, HOUSE]);
    await expect(await heading()).toHaveFocus();
  },
};

/** Offline: the failure mentions the connection. */
export const Offline: Story = {
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyOffline() } } },
  play: async () => {
    await expect(await findText('Check your connection, then try again.')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A server that fails to send one home until it is up. */
const withFailing = (failingId: string) => ({
  handlers: {
    getProperty: respondTo('getProperty', ({ params: { id } }) =>
      isServerUp || id !== failingId
        ? { success: true, data: { property: wireHome(id) } }
        : serverCrash('getProperty'),
    ),
  },
});

/** One of three homes fails to load: the others are shown, and a retry adds it. */
export const OneFails: Story = {
  parameters: { route: '/compare?homes=3,7,5', msw: withFailing('7') },
  beforeEach: () => {
    isServerUp = false;
  },
  play: async () => {
    await expect(await titles()).toEqual([FLAT, HOUSE]);
    await expect(main().getByText('1 home could not be loaded.')).toBeVisible();
    isServerUp = true;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await titles()).toHaveLength(3));
    await expect(main().queryByText(/could not be loaded/)).toBeNull();
  },
};

/** Homes are removed until none is left; focus stays on the page. */
export const Removing: Story = {
  beforeEach: chooseHomes(['3', '5']),
  play: async () => {
    await userEvent.click(
      (await table()).getByRole('button', { name: `Remove ${FLAT} from the comparison` }),
    );
    await waitFor(async () => expect(await titles()).toEqual([HOUSE]));
    const last = main().getByRole('button', { name: `Remove ${HOUSE} from the comparison` });
    await expect(last).toHaveFocus();
    await expect(readChosen()).toEqual(['5']);
    await userEvent.keyboard('{Enter}');
    await expectEmpty('Press Compare on up to four homes, and see them side by side here.');
    await expect(await heading()).toHaveFocus();
    await expect(readChosen()).toEqual([]);
  },
};

/** A visitor who came by a link adds another: the homes of the link are chosen before their own. */
export const AddingToLink: Story = {
  tags: ['slow'],
  parameters: { scenario: 'small' },
  beforeEach: chooseHomes(['9']),
  play: async () => {
    await table();
    await expect(readChosen()).toEqual(['9']);
    await userEvent.click(main().getByRole('link', { name: 'Add another' }));
    await screen.findByRole('heading', { level: 1, name: 'Rental Properties' });
    await expect(readChosen()).toEqual(['3', '5', '9']);
    await expect(await screen.findByRole('link', { name: 'Compare (3)' })).toHaveAttribute(
      'href',
      '/compare?homes=3,5,9',
    );
  },
};

const writeText = fn<(text: string) => Promise<void>>();

/** A `beforeEach`: the browser can copy, but has no share sheet. */
function shareByCopy(): () => void {
  writeText.mockReset();
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const copiedUrl = (path: string) => new URL(path, window.location.origin).href;

/** The link is copied, and a toast says so. */
export const SharedByCopy: Story = {
  tags: ['slow'],
  beforeEach: shareByCopy,
  play: async () => {
    await table();
    await userEvent.click(main().getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByText('Comparison link copied to clipboard.')).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith(copiedUrl('/compare?homes=3,5'));
  },
};

/** A home that failed to load is part of the shared link, and stays when another one is removed. */
export const FailedHomeStays: Story = {
  tags: ['slow'],
  parameters: { route: '/compare?homes=3,5,7', msw: withFailing('5') },
  beforeEach: () => {
    isServerUp = false;
    return shareByCopy();
  },
  play: async () => {
    await table();
    await userEvent.click(main().getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(copiedUrl('/compare?homes=3,5,7')));
    await userEvent.click((await table()).getByRole('button', { name: /^Remove Villa/ }));
    await waitFor(() => expect(currentUrl()).toBe('/compare?homes=3,5'));
    await waitFor(async () => expect(await titles()).toEqual([FLAT]));
    await expect(main().getByRole('button', { name: `Remove ${FLAT} from the comparison` })).toHaveFocus();
    isServerUp = true;
    await userEvent.click(await main().findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await titles()).toEqual([FLAT, HOUSE]));
  },
};
