import { AMENITIES } from '@efie/domain/amenities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { AmenityIcon } from './AmenityIcon';
import { AmenityList } from './AmenityList';

const meta = {
  title: 'Panels/AmenityList',
  component: AmenityList,
  parameters: {
    design: designs('property-detail'),
    guide: {
      use: 'The amenities of one listing on its screen, each with its icon.',
      avoid: 'Choosing amenities: use AmenitiesField, or AmenityChipsField for editing a listing.',
      do: 'Show every amenity of the listing.',
      dont: 'Do not leave out a code that the app does not know: show it as words.',
      anatomy: ['rows of icon and amenity'],
      accessibility: ['A list; the icons are hidden from screen readers.'],
      related: ['AmenitiesField', 'PropertyCard'],
    } satisfies Guide,
  },
  args: { codes: AMENITIES.map(({ code }) => code), AmenityIcon },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 736, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmenityList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All seventeen amenities, each with its icon and label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual(AMENITIES.map(({ label }) => label));
    await expect(canvas.getByText("Agent's Commission Required")).toBeVisible();
    await waitFor(() => rows.forEach((row) => expect(row.querySelector('svg')).toBeVisible()));
  },
};

/** Unknown codes are shown as words. */
export const UnknownCodes: Story = {
  tags: ['visual'],
  args: { codes: ['running_water', 'roof_top_pool', 'cctv_24h', '<i>gym</i>', 'x'.repeat(400)] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Roof Top Pool')).toBeVisible();
    await expect(canvas.getByText('Cctv 24h')).toBeVisible();
    await expect(canvas.getByText('<i>gym</i>')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
