import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { onDesktop } from '../../../../testing/onDesktop';
import { textScale } from '../../../../testing/textScale';
import { TermsOfServiceScreen } from './TermsOfService';

const meta = {
  title: 'Screens/TermsOfService',
  component: TermsOfServiceScreen,
  decorators: [wholeApp],
  parameters: { design: [], kind: 'screen', route: '/terms-of-service' },
} satisfies Meta<typeof TermsOfServiceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole terms, with age, payments, plan prices and the contact address. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(document.title).toBe('Terms of Service | Efie');
    const main = screen.getByRole('main');
    await expect(main).toHaveTextContent('You must be at least 18 years old.');
    await expect(main).toHaveTextContent(
      'Payments are final unless stated otherwise. The Plans page states a 30-day guarantee.',
    );
    await expect(main).toHaveTextContent('We do not store payment information.');
    await expect(main).toHaveTextContent('Pro: GHS 50 per month, up to 10 listings.');
    await expect(main).toHaveTextContent('Premium: GHS 100 per month, unlimited listings.');
    await expect(within(main).getByRole('link', { name: 'The Plans page' })).toHaveAttribute(
      'href',
      '/plans',
    );
    await expect(within(main).getByRole('link', { name: 'hello@efie.example' })).toBeVisible();
    await expect(main).not.toHaveTextContent(/[{}]/);
  },
};

/** The layout: one column of 62 characters, with 40 px between the sections. */
export const Column: Story = {
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
    const [first, second] = screen.getByRole('article').querySelectorAll('section');
    if (!first || !second) throw new Error('Expected at least two sections in the terms.');
    const gap = second.getBoundingClientRect().top - first.getBoundingClientRect().bottom;
    await expect(Math.round(gap)).toBe(40 * textScale());
    const { fontSize } = getComputedStyle(within(first).getByRole('heading'));
    await expect(fontSize).toBe(`${28 * textScale()}px`);
    await expect(first.offsetWidth).toBeLessThan(600 * textScale());
  },
};

/** On a wide viewport links to the sections stay beside the text. */
export const Contents: Story = {
  play: onDesktop(async () => {
    await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    const titles = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
    await expect(links.map((link) => link.textContent)).toEqual(titles.map((title) => title.textContent));
    for (const [index, link] of links.entries())
      await expect(document.querySelector(link.getAttribute('href') ?? '')).toContainElement(
        titles[index] ?? null,
      );
  }),
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(screen.getByRole('article')).toBeVisible();
  },
};
