import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { PrivacyPolicyScreen } from './PrivacyPolicy';

const meta = {
  title: 'Screens/PrivacyPolicy',
  component: PrivacyPolicyScreen,
  decorators: [wholeApp],
  parameters: { design: [], kind: 'screen', route: '/privacy-policy' },
} satisfies Meta<typeof PrivacyPolicyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole policy. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(document.title).toBe('Privacy Policy | Efie');
    const main = screen.getByRole('main');
    await expect(main).toHaveTextContent('Efie is for people aged 18 or over.');
    await expect(main).toHaveTextContent('We do not store payment information');
    await expect(main).toHaveTextContent('properties you looked at lately');
    const [emailLink] = within(main).getAllByRole('link', { name: 'hello@efie.example' });
    await expect(emailLink).toHaveAttribute('href', 'mailto:hello@efie.example');
    await expect(main).not.toHaveTextContent(/[{}]/);
  },
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(screen.getByRole('article')).toBeVisible();
  },
};
