import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { textScale } from '../../../../testing/textScale';
import { AboutScreen } from './About';

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  decorators: [wholeApp],
  parameters: { design: designs('about'), kind: 'screen', route: '/about' },
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const heading = () => screen.findByRole('heading', { level: 1, name: 'A fair way to find a home.' });

/** The whole screen: introduction, figures, mission and values. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await heading()).toBeVisible();
    await expect(document.title).toBe('About | Efie');
    const main = within(screen.getByRole('main'));
    const figures = within(main.getByRole('region', { name: 'Efie in figures' })).getAllByRole('listitem');
    await expect(figures.map((figure) => figure.textContent)).toEqual([
      '500+ properties',
      '100+ agents',
      '10 regions',
      '1000+ tenants',
    ]);
    await expect(main.getByRole('region', { name: 'Our mission' })).toHaveTextContent(
      'To make renting or buying in Ghana as plain as knocking on a door',
    );
    const values = within(main.getByRole('region', { name: 'What we stand for' }));
    await expect(values.getAllByRole('heading', { level: 3 }).map((value) => value.textContent)).toEqual([
      'Trust',
      'Openness',
      'People first',
      'Everywhere',
    ]);
  },
};

/** On a phone: the illustration is below the text, and the figures are in two columns. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const title = await heading();
    const illustration = screen.getByRole('main').querySelector('img');
    await waitFor(() => expect(illustration?.naturalWidth).toBeGreaterThan(0));
    await expect(illustration?.getBoundingClientRect().top).toBeGreaterThan(
      title.getBoundingClientRect().bottom,
    );
    const tops = within(screen.getByRole('region', { name: 'Efie in figures' }))
      .getAllByRole('listitem')
      .map((figure) => figure.getBoundingClientRect().top);
    // With text at 200% the figures are in one column.
    await expect(new Set(tops).size).toBe(2 * textScale());
  },
};

/** Dark color scheme; the illustration does not change. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(await heading()).toBeVisible();
  },
};
