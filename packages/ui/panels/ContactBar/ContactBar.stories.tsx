import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing, listingOptions } from '../../cards/storyListing';
import { ContactBar, type ContactBarProps } from './ContactBar';

const home = createStoryListing(7, { id: '7', listingType: 'rent', price: 9500 }, { phone: '024 555 0142' });

function BarBelowCard(props: ContactBarProps) {
  const [buttons, setButtons] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <div style={{ blockSize: 2000 }} />
      <div ref={setButtons} style={{ blockSize: 120 }} />
      <ContactBar {...props} cardButtons={buttons} />
    </>
  );
}

const meta = {
  title: 'Panels/ContactBar',
  component: ContactBar,
  argTypes: { listing: listingOptions({ 'House for rent': home }) },
  parameters: {
    design: designs('property-detail-sticky-bar'),
    guide: {
      use: 'Call and WhatsApp at the bottom of a listing on phones, while the buttons of the agent card are out of view.',
      avoid: 'Wide viewports and other screens: use the buttons of the card.',
      do: "Pass the card's buttons, so that the bar hides while they are in view.",
      dont: 'Do not cover the footer: leave space for it.',
      anatomy: ['price', 'WhatsApp', 'Call'],
      accessibility: [
        "A region named 'Contact'. Call is named 'Call Agent'. It is hidden on wide viewports and in print.",
      ],
      related: ['AgentCard', 'ContactButtons'],
    } satisfies Guide,
  },
  args: { listing: home, cardButtons: null },
  render: (args) => <BarBelowCard {...args} />,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ContactBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor reads a listing on a phone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GH₵ 9,500')).toBeVisible();
    const call = canvas.getByRole('link', { name: 'Call Agent' });
    await expect(call).toHaveTextContent('Call');
    await expect(call).toHaveAttribute('href', 'tel:+233245550142');
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/233245550142\?text=/),
    );
    await expect(canvas.getByRole('region', { name: 'Contact' }).getBoundingClientRect().height).toBe(88);
  },
};

/** The bar is hidden while the card's own buttons are in view. */
export const CardOnScreen: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.ownerDocument.documentElement.scrollTo({ top: 3000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Call Agent' })).toBeNull());
    canvasElement.ownerDocument.documentElement.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Call Agent' })).toBeVisible());
  },
};

/** No phone number: both buttons give the reason. */
export const NoPhone: Story = {
  args: { listing: { ...home, agent: { ...home.agent, phone: '' } } },
  play: async ({ canvas }) => {
    for (const name of ['Call Agent', 'WhatsApp']) {
      await waitFor(() =>
        expect(canvas.getByRole('link', { name })).toHaveAccessibleDescription(
          'This agent has not added a phone number',
        ),
      );
    }
  },
};

/** A very long price is truncated, and the buttons keep their place. */
export const HugePrice: Story = {
  tags: ['visual'],
  args: { listing: { ...home, price: 1e20 } },
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Call Agent' }).getBoundingClientRect();
    await expect(call.right).toBeLessThanOrEqual(window.innerWidth - 16);
    await expect(call.width).toBeGreaterThan(44);
  },
};

/** Text at 200%: the price is above the buttons, and nothing is cut off. */
export const LargeText: Story = {
  tags: ['visual'],
  args: { listing: { ...home, listingType: 'sale', price: 1_250_000 } },
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    const price = canvas.getByText('GH₵ 1,250,000');
    await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth);
    const bar = canvas.getByRole('region', { name: 'Contact' }).getBoundingClientRect();
    await expect(bar.height / window.innerHeight).toBeLessThan(0.25);
    for (const name of ['Call Agent', 'WhatsApp']) {
      const button = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(button.left).toBeGreaterThanOrEqual(bar.left);
      await expect(button.right).toBeLessThanOrEqual(bar.right);
      await expect(button.bottom).toBeLessThanOrEqual(bar.bottom);
      await expect(button.top).toBeGreaterThanOrEqual(price.getBoundingClientRect().bottom);
    }
  },
};

/** The same at 320 px. */
export const LargeTextNarrow: Story = {
  ...LargeText,
  tags: [],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, contain: 'layout' }}>
        <Story />
      </div>
    ),
  ],
};
