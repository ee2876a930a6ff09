import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { setSavingData } from '../../hooks/savingData';
import { ImageWithFallback } from '../../primitives';
import { DataSaverSwitch } from './DataSaverSwitch';

const meta = {
  title: 'Panels/DataSaverSwitch',
  component: DataSaverSwitch,
  args: { isOn: false, onChange: fn() },
  decorators: [
    (Story) => (
      <div
        data-ground="brand"
        style={{ padding: 16, background: 'var(--color-brand)', color: 'var(--color-on-brand-2)' }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'In the footer: the one switch for visitors who pay by the megabyte.',
      avoid: 'Not for a single photo or list.',
      do: 'Follow the browser’s own setting until the visitor has chosen.',
      dont: 'Do not hide anything but photos.',
      anatomy: ['switch with its state in words', 'how many photos wait, and about how much that saves'],
      accessibility: ['Role `switch`; the numbers are in a `status`.'],
      related: ['ImageWithFallback', 'AppFooter'],
    } satisfies Guide,
  },
} satisfies Meta<typeof DataSaverSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Off; by keyboard the press is the space bar. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('switch', { name: 'Data saver' });
    await expect(button).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** On, on a page without photos. */
export const On: Story = {
  tags: ['visual'],
  args: { isOn: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Data saver' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Photos load when you ask for them');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

const photo = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="${color}"/></svg>`)}`;

function WithPhotos() {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    setSavingData(isOn);
    return () => setSavingData(false);
  }, [isOn]);
  return (
    <>
      <DataSaverSwitch isOn={isOn} onChange={setOn} />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxInlineSize: 480 }}>
        {['tan', 'teal'].map((name) => (
          <ImageWithFallback key={name} src={photo(name)} alt={`House in ${name}`} loading="eager" />
        ))}
      </div>
    </>
  );
}

/** Two photos wait for a press. One is asked for; then the switch is turned off, and the other loads too. */
export const WaitingPhotos: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => <WithPhotos />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^2 photos not loaded/));
    await expect(canvas.queryByRole('img', { name: 'House in tan' })?.tagName).not.toBe('IMG');
    await userEvent.click(canvas.getByRole('button', { name: 'Show photo: House in tan' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'House in tan' }).tagName).toBe('IMG'));
    // The button is gone, the place of the focus is not.
    await expect(canvas.getByRole('img', { name: 'House in tan' }).parentElement).toHaveFocus();
    await expect(status).toHaveTextContent(/^1 photo not loaded/);
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'House in teal' }).tagName).toBe('IMG'));
    await expect(status).toBeEmptyDOMElement();
  },
};
