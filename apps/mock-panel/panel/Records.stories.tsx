import { EditorView } from '@codemirror/view';
import { createMockDb } from '@efie/mocks';
import { createControls } from '@efie/mocks/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { MockPanel } from './MockPanel';
import { PanelUrlsProvider } from './panelUrls';
import { createStoryControls } from './storyControls';

/** Opens the panel and the lazy-loaded records, and searches for a record of a type. */
async function openRecords(canvasElement: HTMLElement, query = '', type = 'listings') {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Mock/ }));
  await userEvent.click(canvas.getByText('Open records'));
  await userEvent.selectOptions(await canvas.findByLabelText('Record type'), type);
  if (query !== '') await userEvent.type(canvas.getByLabelText('Search by text or id'), query);
  return canvas;
}

/** The editor of the selected record. */
function getEditor(canvas: ReturnType<typeof within>) {
  const view = EditorView.findFromDOM(canvas.getByLabelText(/^JSON of /));
  if (!view) throw new Error('The text field is not an editor.');
  return {
    view,
    getText: () => view.state.doc.toString(),
    replace(pattern: RegExp | string, replacement: string) {
      const insert = view.state.doc.toString().replace(pattern, replacement);
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });
    },
  };
}

const firstListing = (db: ReturnType<typeof createMockDb>) => {
  const [listing] = db.snapshot().listings;
  if (!listing) throw new Error('The scenario has no listings.');
  return listing;
};

const meta = {
  title: 'Mocks/Records',
  component: MockPanel,
  args: { controls: createStoryControls().controls },
  decorators: [
    (Story) => (
      <PanelUrlsProvider
        value={{ baseUrl: '/', storybookUrl: 'http://localhost:6006/', storiesAt: () => 'Screens/Home' }}
      >
        <main style={{ minBlockSize: 640, padding: 24 }}>
          <h1>The app</h1>
          <Story />
        </main>
      </PanelUrlsProvider>
    ),
  ],
  parameters: {
    kind: 'mock',
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

/** Many results: only the first can be selected, and every other type of record can be chosen. */
export const ManyResults: Story = {
  tags: ['visual', 'slow'],
  args: { controls: many.controls },
  play: async ({ canvasElement }) => {
    many.db.reset('normal');
    const canvas = await openRecords(canvasElement);
    const link = canvas.getByText('Open in Storybook').closest('a');
    await expect(link?.href).toMatch(
      /path=\/story\/journeys-any-address--default&args=address:\w+&globals=session:guest;network:ok;calls:all;data:normal;clock:fixed$/,
    );
    await expect(canvas.getByText(/^\d+ listings; the first 100 can be selected\.$/)).toBeVisible();
    await expect(canvas.getByLabelText<HTMLSelectElement>('Record').options).toHaveLength(100);
    const types = canvas.getByLabelText<HTMLSelectElement>('Record type');
    await expect([...types.options].map(({ text }) => text)).toEqual([
      'Listings',
      'Agents',
      'Users',
      'Payments',
      'Subscriptions',
      'Favorites',
      'Reports',
    ]);
    await userEvent.selectOptions(types, 'favorites');
    await expect(getEditor(canvas).getText()).toContain('"ownerRole"');
  },
};

/** No record matches the search. */
export const NothingFound: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = await openRecords(canvasElement, 'submarine');
    await expect(canvas.getByText('No listings match “submarine”.')).toBeVisible();
    await expect(canvas.queryByLabelText('Record')).toBeNull();
  },
};

const saved = createStoryControls();

/** A price and a status are edited and saved; the app refetches, and a reset undoes the edit. */
export const Saved: Story = {
  tags: ['slow'],
  args: { controls: saved.controls },
  play: async ({ canvasElement }) => {
    saved.db.reset('small');
    const { id, price, title } = firstListing(saved.db);
    const canvas = await openRecords(canvasElement, id);
    const editor = getEditor(canvas);
    await expect(editor.getText()).toContain(JSON.stringify(title));
    editor.replace(/"price": .*/, '"price": 1234,');
    editor.replace(/"status": .*/, '"status": "rented",');
    await userEvent.click(canvas.getByText('Save'));
    await expect(await canvas.findByText('Saved. The app refetches its data.')).toBeVisible();
    await expect(saved.dependencies.onDataChanged).toHaveBeenCalledOnce();
    await expect(firstListing(saved.db)).toMatchObject({ price: 1234, status: 'rented' });
    await expect(canvas.getByText('One record is edited. The link does not include edits.')).toBeVisible();
    await userEvent.click(canvas.getByText('Reset record'));
    await expect(await canvas.findByText('Record reset. The app refetches its data.')).toBeVisible();
    await expect(firstListing(saved.db)).toMatchObject({ price });
    await waitFor(() => expect(editor.getText()).toContain(`"price": ${price},`));
    await userEvent.click(canvas.getByText('Reset record'));
    await expect(await canvas.findByText('This record has no saved edits.')).toBeVisible();
  },
};

const canceled = createStoryControls();

/** Unsaved changes are discarded; undo works before. */
export const Canceled: Story = {
  tags: ['slow'],
  args: { controls: canceled.controls },
  play: async ({ canvasElement }) => {
    const canvas = await openRecords(canvasElement, firstListing(canceled.db).id);
    const editor = getEditor(canvas);
    const text = editor.getText();
    editor.replace(text, '{}');
    editor.view.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(editor.getText()).toBe(text));
    editor.replace(text, '{}');
    await userEvent.click(canvas.getByText('Cancel'));
    await expect(await canvas.findByText('Unsaved changes discarded.')).toBeVisible();
    await waitFor(() => expect(editor.getText()).toBe(text));
    await expect(canceled.dependencies.onDataChanged).not.toHaveBeenCalled();
  },
};

const schema = createStoryControls();

/** Valid JSON that is not a valid record: each error has its line, its path and what is expected; nothing is saved. */
export const InvalidRecord: Story = {
  tags: ['slow'],
  args: { controls: schema.controls },
  play: async ({ canvasElement }) => {
    const { id, price } = firstListing(schema.db);
    const canvas = await openRecords(canvasElement, id);
    const editor = getEditor(canvas);
    editor.replace(/"price": .*/, '"price": -1,');
    editor.replace(/"status": .*/, '"status": "lost",');
    editor.replace(/"agentId": .*/, '"agentId": "nobody"');
    await userEvent.click(canvas.getByText('Save'));
    await expect(await canvas.findByText('Not saved.')).toBeVisible();
    await expect(canvas.getByText(/^Line \d+, column 12: price must be > 0\.$/)).toBeVisible();
    await expect(canvas.getByText(/: status must be one of \["active",/)).toBeVisible();
    await expect(canvas.getByLabelText(/^JSON of /)).toHaveFocus();
    editor.replace(/"price": .*/, '"price": 1,');
    editor.replace(/"status": .*/, '"status": "active",');
    await userEvent.click(canvas.getByText('Save'));
    await expect(await canvas.findByText('agentId must be the id of an agent.')).toBeVisible();
    await expect(firstListing(schema.db)).toMatchObject({ price });
    await expect(schema.dependencies.onDataChanged).not.toHaveBeenCalled();
  },
};

const json = createStoryControls();

/** Invalid JSON is reported with line and column, marked in the text, and not lost when the panel is closed. */
export const InvalidJson: Story = {
  tags: ['slow'],
  args: { controls: json.controls },
  play: async ({ canvas, canvasElement }) => {
    await openRecords(canvasElement, firstListing(json.db).id);
    getEditor(canvas).replace(/,\n {2}"price"/, '\n  "price"');
    await userEvent.click(canvas.getByText('Save'));
    await expect(await canvas.findByText(/^Line \d+, column 3: invalid JSON, unexpected/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('.cm-lint-marker-error')).toBeVisible());
    const text = getEditor(canvas).getText();
    await userEvent.click(canvas.getByLabelText('Close'));
    await userEvent.click(canvas.getByRole('button', { name: /^Mock/ }));
    await canvas.findByLabelText(/^JSON of /);
    await expect(getEditor(canvas).getText()).toBe(text);
  },
};

/** Only by keyboard: Tab indents in the editor; Escape, then Tab, leaves it, and the panel stays open. */
export const Keyboard: Story = {
  args: { controls: createStoryControls().controls },
  play: async ({ canvasElement }) => {
    const canvas = await openRecords(canvasElement);
    await expect(canvas.getByText('Tab indents. Press Escape, then Tab, to leave the editor.')).toBeVisible();
    const { view, getText } = getEditor(canvas);
    const text = getText();
    const element = canvas.getByLabelText(/^JSON of /);
    // With key codes, which CodeMirror reads and simulated keys lack. A key that the editor leaves to the browser is true.
    const pressTab = () => fireEvent.keyDown(element, { key: 'Tab', keyCode: 9 });
    view.focus();
    await expect(await pressTab()).toBe(false);
    await expect(getText()).not.toBe(text);
    await fireEvent.keyDown(element, { key: 'Escape', keyCode: 27 });
    await expect(await pressTab()).toBe(true);
    await expect(canvas.getByRole('dialog', { name: 'Mock panel' })).toBeVisible();
  },
};

const override = createStoryControls();

/** A response override changes what responses contain, even against the contract, and not the record. */
export const ResponseOverride: Story = {
  tags: ['slow'],
  args: { controls: override.controls },
  play: async ({ canvasElement }) => {
    override.db.reset('small');
    const { id, price } = firstListing(override.db);
    const canvas = await openRecords(canvasElement, id);
    getEditor(canvas).replace(
      /\n\}$/,
      ',"responseOverrides": { "fields": { "price": "12,00" }, "omit": ["amenities"] }}',
    );
    await userEvent.click(canvas.getByText('Save'));
    await expect(await canvas.findByText('Response override active: price, amenities')).toBeVisible();
    await expect(firstListing(override.db)).toMatchObject({
      price,
      responseOverrides: { fields: { price: '12,00' }, omit: ['amenities'] },
    });
  },
};

const hostileDb = createMockDb({ scenario: 'hostile' });
const hostile = {
  db: hostileDb,
  controls: createControls({ ...createStoryControls().dependencies, db: hostileDb }),
};

/** In a scenario that violates the contract, raw listings are edited one by one and can become anything. */
export const Hostile: Story = {
  tags: ['slow'],
  args: { controls: hostile.controls },
  play: async ({ canvasElement }) => {
    hostile.db.reset('hostile');
    const canvas = await openRecords(canvasElement);
    await expect(canvas.getByText(/contain the raw listings instead\.$/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Record type'), 'rawListings');
    await userEvent.type(canvas.getByLabelText('Search by text or id'), 'bad-price-word');
    const editor = getEditor(canvas);
    editor.replace(editor.getText(), '[7]');
    await userEvent.click(canvas.getByText('Save'));
    await expect(hostile.db.rawListings()).toContainEqual([7]);
    await userEvent.click(canvas.getByText('Reset record'));
    await expect(hostile.db.rawListings()).not.toContainEqual([7]);
  },
};
