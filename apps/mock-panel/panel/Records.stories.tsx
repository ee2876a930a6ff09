import { createMockDb } from '@efie/mocks';
import { createControls } from '@efie/mocks/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { MockPanel } from './MockPanel';
import { PanelUrlsProvider } from './panelUrls';
import { createStoryControls } from './storyControls';

/** Opens the drawer and the lazy-loaded records. */
async function openRecords(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Mock/ }));
  await userEvent.click(canvas.getByText('Open records'));
  await canvas.findByLabelText('Find by words or id');
  return canvas;
}

/** Searches and opens the first result. */
async function openRecord(canvas: ReturnType<typeof within>, words: string) {
  await userEvent.clear(canvas.getByLabelText('Find by words or id'));
  await userEvent.type(canvas.getByLabelText('Find by words or id'), words);
  const [first] = within(canvas.getByLabelText('Listings')).getAllByRole('listitem');
  if (!first) throw new Error(`No record matches '${words}'.`);
  await userEvent.click(within(first).getByRole('button'));
  return within(canvas.getByRole('group', { name: /^Listing / }));
}

const firstListing = (db: ReturnType<typeof createMockDb>) => {
  const [listing] = db.findRecords('listings', '');
  if (!listing) throw new Error('The scenario has no listings.');
  return listing;
};

const meta = {
  title: 'Mocks/Records',
  component: MockPanel,
  args: { controls: createStoryControls().controls },
  decorators: [
    (Story) => (
      <PanelUrlsProvider value={{ baseUrl: '/', storybookUrl: 'http://localhost:6006/' }}>
        <main style={{ minBlockSize: 640, padding: 24 }}>
          <h1>The app</h1>
          <Story />
        </main>
      </PanelUrlsProvider>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    // A development tool, so Chromatic takes no snapshot.
    chromatic: { disableSnapshot: true },
    guide: {
      use: 'In the mock panel: to try a screen with another price, plan, badge, name or response, without the steps that lead there.',
      avoid:
        'For a state that others must see too, because a link does not include edited records. Write a story or a scenario.',
    },
  },
} satisfies Meta<typeof MockPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const many = createStoryControls();
many.db.reset('normal');

/** Many results: only the first are shown, and every other kind of record can be selected. */
export const ManyResults: Story = {
  tags: ['visual'],
  args: { controls: many.controls },
  play: async ({ canvasElement }) => {
    many.db.reset('normal');
    const canvas = await openRecords(canvasElement);
    const link = canvas.getByText('Open in Storybook').closest('a');
    await expect(link?.href).toMatch(
      /path=\/story\/journeys-any-address--default&args=address:\w+&globals=session:guest;network:ok;calls:all;data:normal;clock:fixed$/,
    );
    await expect(canvas.getByText(/^\d+ listings; the first 8 are shown\.$/)).toBeVisible();
    await expect(within(canvas.getByLabelText('Listings')).getAllByRole('listitem')).toHaveLength(8);
    const kinds = canvas.getByLabelText<HTMLSelectElement>('Look among');
    await expect([...kinds.options].map(({ text }) => text)).toEqual([
      'Listings',
      'Agents',
      'Users',
      'Payments',
      'Favorites',
      'Reports',
    ]);
    await userEvent.selectOptions(kinds, 'favorites');
    const [favorite] = within(canvas.getByLabelText('Favorites')).getAllByRole('button');
    if (favorite) await userEvent.click(favorite);
    await expect(canvas.getByText(/is not changed here/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Favorite / })).toHaveFocus();
    await userEvent.click(canvas.getByText('All favorites'));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'All records' })).toHaveFocus());
  },
};

/** No record matches the search. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openRecords(canvasElement);
    await userEvent.type(canvas.getByLabelText('Find by words or id'), 'submarine');
    await expect(canvas.getByText('Nothing found.')).toBeVisible();
  },
};

const saved = createStoryControls();

/** A price is edited by keyboard: an invalid one is reported at the field, a valid one saved; the edit can be undone. */
export const Saved: Story = {
  args: { controls: saved.controls },
  play: async ({ canvasElement }) => {
    saved.db.reset('small');
    const { id, price, title } = firstListing(saved.db);
    const canvas = await openRecords(canvasElement);
    const record = await openRecord(canvas, id);
    await expect(record.getByLabelText('Title')).toHaveValue(title);
    const field = record.getByLabelText('Price');
    await userEvent.clear(field);
    await userEvent.type(field, '-1{Enter}');
    await expect(await record.findByText('Price must be a number above 0')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(saved.parts.onDataChanged).not.toHaveBeenCalled();

    await userEvent.clear(field);
    await userEvent.type(field, '1234');
    await userEvent.selectOptions(record.getByLabelText('Status'), 'rented');
    await userEvent.click(record.getByLabelText('Featured'));
    await userEvent.click(record.getByText('Save'));
    await expect(record.getByText('Saved. The page asks again.')).toBeVisible();
    await expect(saved.parts.onDataChanged).toHaveBeenCalledOnce();
    await expect(saved.db.getRecord('listings', id)).toMatchObject({ price: 1234, status: 'rented' });
    await expect(canvas.getByText('One record is edited. The link does not include edits.')).toBeVisible();

    await userEvent.click(record.getByText('Reset this record'));
    await expect(saved.db.getRecord('listings', id)).toMatchObject({ price });
    await expect(field).toHaveValue(String(price));
    await expect(record.queryByText('Reset this record')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '1500{Enter}');
    await expect(saved.db.getRecord('listings', id)).toMatchObject({ price: 1500 });
  },
};

const json = createStoryControls();

/** A response override is edited as JSON: invalid JSON is reported with its position and not lost on closing the panel. */
export const InvalidJson: Story = {
  args: { controls: json.controls },
  play: async ({ canvasElement }) => {
    json.db.reset('small');
    const { id } = firstListing(json.db);
    const canvas = await openRecords(canvasElement);
    const record = await openRecord(canvas, id);
    await userEvent.click(record.getByText('As the server sends it (JSON)'));
    const box = record.getByLabelText<HTMLTextAreaElement>('Answer');
    const text = box.value
      .replace(/"price": .*/, '"price": "12,00",')
      .replace(/"amenities": \[[^\]]*\]/, '"amenities": null');
    fireEvent.change(box, { target: { value: text } });
    await userEvent.click(record.getByText('Send this'));
    await expect(record.getByText('Sent from now on. The page asks again.')).toBeVisible();
    await expect(record.getByText('Sent otherwise than below: price, amenities.')).toBeVisible();
    await expect(json.db.getRecord('listings', id)?.responseOverrides?.fields).toEqual({
      price: '12,00',
      amenities: null,
    });

    const broken = `${text.slice(0, -1)}"x"`;
    fireEvent.change(box, { target: { value: broken } });
    await userEvent.click(record.getByText('Send this'));
    await expect(
      record.getByText(/this is not JSON\. Nothing was sent, and your text stays\.$/),
    ).toBeVisible();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^Mock/ }));
    const again = await canvas.findByLabelText<HTMLTextAreaElement>('Answer');
    await expect(again).toHaveValue(broken);
    await userEvent.click(canvas.getByText('Send this'));
    await expect(canvas.getByText(/this is not JSON/)).toBeVisible();
  },
};

const agent = createStoryControls();

/** An agent gets a plan and loses the badge, on a phone. */
export const AgentPhone: Story = {
  // The docs page has no phone viewport.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  args: { controls: agent.controls },
  play: async ({ canvasElement }) => {
    agent.db.reset('small');
    const canvas = await openRecords(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Look among'), 'agents');
    await userEvent.type(canvas.getByLabelText('Find by words or id'), '103');
    await userEvent.click(canvas.getByRole('button', { name: /^Esi Quansah/ }));
    const record = within(canvas.getByRole('group', { name: 'Agent 103' }));
    await userEvent.selectOptions(record.getByLabelText('Plan'), 'Pro');
    await userEvent.selectOptions(record.getByLabelText('Verification'), 'unverified');
    await userEvent.click(record.getByText('Save'));
    await expect(agent.db.getPublicAgent('103')).toMatchObject({
      agent: { listingLimit: 10, verificationStatus: 'unverified' },
    });
  },
};

const hostileDb = createMockDb({ scenario: 'hostile' });
const hostile = {
  db: hostileDb,
  controls: createControls({ ...createStoryControls().parts, db: hostileDb }),
};

/** In a scenario that violates the contract, raw values are edited one by one and can become anything. */
export const Hostile: Story = {
  args: { controls: hostile.controls },
  play: async ({ canvasElement }) => {
    hostile.db.reset('hostile');
    const canvas = await openRecords(canvasElement);
    await expect(canvas.getByText(/see Listings as sent\.$/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Look among'), 'raw');
    await userEvent.type(canvas.getByLabelText('Find by words or id'), 'bad-price-word');
    await userEvent.click(canvas.getByRole('button', { name: /^bad-price-word/ }));
    const box = canvas.getByLabelText<HTMLTextAreaElement>('Answer');
    fireEvent.change(box, { target: { value: '[7]' } });
    await userEvent.click(canvas.getByText('Send this'));
    await expect(hostile.db.rawListings()).toContainEqual([7]);
    await userEvent.click(canvas.getByText('Reset this value'));
    await expect(hostile.db.rawListings()).not.toContainEqual([7]);
  },
};
