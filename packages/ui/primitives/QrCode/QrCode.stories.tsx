import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { QrCode } from './QrCode';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { text: 'https://efie.example/property/1001', label: 'QR code of this home' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'A URL on paper, which a phone opens.',
      avoid: 'On a screen: use a link.',
      do: 'Print the URL beside it, for phones without a camera.',
      dont: 'Do not tint it, invert it or cover a part of it.',
      anatomy: ['code', 'quiet zone of four modules'],
      accessibility: [
        'An image named by what it opens. Black on white also in the dark theme and with forced colors.',
      ],
      related: ['PrintSheet', 'WindowCard'],
    } satisfies Guide,
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The URL of a listing. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of this home' });
    await expect(code).toBeVisible();
    await expect(getComputedStyle(code).fill).toBe('rgb(0, 0, 0)');
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBeCloseTo(height, 0);
  },
};

/** A long URL has more and smaller modules. */
export const LongUrl: Story = {
  args: { text: `https://homes.example.com.gh/property/${'9f3c'.repeat(16)}` },
};
