import { field, openDialog, updateButton } from '@efie/ui/dialogs/EditListing/storyEditListing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../testing/decorators/wholeApp';
import { dashboardHandlers, seedBackend, villa } from '../screens/AgentDashboard/storyDashboard';

const meta = {
  title: 'Journeys/Translated page',
  decorators: [wholeApp],
  tags: ['slow'],
  parameters: { kind: 'journey', isTranslated: true, session: 'agent-premium' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));

/** Text of the search on Home that finds nothing, and is erased again. */
export const HomeSearch: Story = {
  parameters: { route: '/' },
  play: async () => {
    const place = await screen.findByRole('combobox', { name: 'Region, district or town' });
    await userEvent.type(place, 'zzqx');
    await screen.findByText('No homes found.');
    await userEvent.clear(place);
    await waitFor(() => expect(screen.queryByText('No homes found.')).toBeNull());
    await userEvent.type(place, 'Kumasi');
    await screen.findByRole('option', { name: /^Kumasi/ });
    await userEvent.clear(place);
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Kumasi/ })).toBeNull());
    await expect(place).toBeVisible();
  },
};

/** After a refused listing, the first letter of a title takes it off the list of fields with errors. */
export const NewListing: Story = {
  parameters: { route: '/agent/list-property' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'List Property' }));
    const link = await screen.findByRole('link', { name: 'Title' });
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'T');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await expect(screen.getByRole('link', { name: 'Description' })).toBeVisible();
  },
};

/** The same after a refused change of a listing. */
export const EditedListing: Story = {
  parameters: { route: '/agent/dashboard', msw: dashboardHandlers() },
  beforeEach: seedBackend({ listings: [villa] }),
  play: async () => {
    await openDialog();
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Property' }));
    const title = field('Title');
    await userEvent.clear(title);
    await userEvent.clear(field('Description'));
    await userEvent.click(updateButton());
    const link = await dialog.findByRole('link', { name: 'Title' });
    await userEvent.type(title, 'T');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await expect(dialog.getByRole('link', { name: 'Description' })).toBeVisible();
  },
};

/** Every key narrows the open list of districts. */
export const Districts: Story = {
  parameters: { route: '/listings?region=Ashanti' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const district = await screen.findByRole('combobox', { name: /^District/ });
    await waitFor(() => expect(district).not.toHaveAttribute('aria-disabled'));
    await userEvent.type(district, 'kwab');
    const options = () =>
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map((option) => option.textContent.replace(/ \(\d+\)$/, ''));
    await waitFor(() =>
      expect(options()).toEqual(['Kwabre East', 'Afigya Kwabre North', 'Afigya Kwabre South']),
    );
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(options().length).toBeGreaterThan(40));
  },
};

/** The pointer passes over the tags of a description, and each photo is counted. */
export const Listing: Story = {
  parameters: { route: '/property/1001' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    const tags = within(await main().findByRole('list', { name: 'Mentioned in the description' }));
    for (const tag of tags.getAllByRole('button')) {
      await userEvent.hover(tag);
      await waitFor(() => expect(document.querySelector('mark')).toBeVisible());
      await userEvent.unhover(tag);
      await waitFor(() => expect(document.querySelector('mark')).toBeNull());
    }
    await userEvent.click(main().getByRole('button', { name: /, picture 1 of/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos' }));
    await dialog.findByText(/^1 of \d/);
    await userEvent.click(dialog.getByRole('button', { name: /Next/ }));
    await dialog.findByText(/^2 of \d/);
  },
};

/** The bar counts each home that is compared. */
export const Compared: Story = {
  parameters: { route: '/listings' },
  play: async () => {
    const choices = await main().findAllByRole('button', { name: /^Compare/ });
    for (const [index, choice] of choices.slice(0, 2).entries()) {
      await userEvent.click(choice);
      const bar = within(await screen.findByRole('region', { name: 'Comparison' }));
      await bar.findByText(`${index + 1} of 4`);
    }
  },
};
