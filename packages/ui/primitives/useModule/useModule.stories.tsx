import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { TextInput } from '../TextInput';
import { createModule } from './createModule';
import { LazyDialog } from './LazyDialog';
import { LoadFailure } from './LoadFailure';
import { useModule } from './useModule';

const meta = {
  title: 'Primitives/useModule',
  component: LoadFailure,
  argTypes: { onRetry: { description: 'Loads the code again.' } },
  tags: ['visual'],
  args: { onRetry: () => Promise.resolve() },
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For the rest of a screen, which its first paint does not need: useModule gives the module, whose components stand at their place. LazyDialog opens one of its dialogs.',
      avoid: 'Not React.lazy, which keeps a failed import until the page is reloaded.',
      do: 'Reserve the height of a part until it is loaded.',
      dont: 'Do not load later what is visible first.',
      anatomy: ['a placeholder', 'the component once loaded', 'or LoadFailure with Try again'],
      accessibility: [
        'When the code cannot be loaded, focus that was lost moves to the replacement; after Try again it moves to the loaded part.',
        'Fields outside keep their input.',
      ],
      related: ['WidgetBoundary', 'ErrorState'],
      exports: ['useModule', 'createModule', 'LazyDialog', 'LoadFailure'],
    } satisfies Guide,
  },
} satisfies Meta<typeof LoadFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

let isMissing = true;
const importing =
  <Loaded,>(loaded: Loaded) =>
  (): Promise<Loaded> =>
    isMissing
      ? Promise.reject(new Error('Failed to fetch dynamically imported module'))
      : Promise.resolve(loaded);

const beforeEach = () => {
  isMissing = true;
};

const Payments = () => <p>12 payments</p>;

function PaymentsPage() {
  const [rest] = useState(() => createModule(importing({ Payments })));
  const { module, failure } = useModule(rest);
  return (
    <>
      <TextInput label="Title" name="title" />
      {module ? <module.Payments /> : failure ? <LoadFailure {...failure} /> : <p>Loading</p>}
    </>
  );
}

/** A part could not be loaded: the rest of the page keeps its input. A retry loads it in place, and focus moves to it. */
export const TriedAgain: Story = {
  parameters: { controls: { disable: true } },
  beforeEach,
  render: () => <PaymentsPage />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Two rooms');
    await expect(await canvas.findByText('This part could not be loaded.')).toBeVisible();
    isMissing = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const payments = await canvas.findByText('12 payments');
    await waitFor(() => expect(payments).toHaveFocus());
    await expect(canvas.getByLabelText('Title')).toHaveValue('Two rooms');
  },
};

const ROWS = 60;
let renders = 0;
let finishImport: () => void;

/** Takes a millisecond; the import ends with the row in the middle. */
function countRender(index: number): number {
  const end = performance.now() + 1;
  while (performance.now() < end);
  renders += 1;
  if (index === ROWS / 2) finishImport();
  return index;
}

const Row = ({ index }: { index: number }) => <li>{countRender(index)}</li>;

function LazyPayments() {
  const [rest] = useState(() =>
    createModule(
      () =>
        new Promise<{ Payments: typeof Payments }>((resolve) => {
          finishImport = () => resolve({ Payments });
        }),
    ),
  );
  const { module } = useModule(rest);
  return module && <module.Payments />;
}

function SlicedList() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => startTransition(() => setShown(!isShown))}>{isShown ? 'Hide' : 'Show'}</Button>
      {isShown && (
        <>
          <LazyPayments />
          <ol>
            {Array.from({ length: ROWS }, (_, index) => (
              <Row key={index} index={index} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** The code arrives while a list renders in slices: the list is not rendered again in one task. */
export const LoadedWhileRendering: Story = {
  tags: ['!visual'],
  parameters: { controls: { disable: true } },
  render: () => <SlicedList />,
  play: async ({ canvas }) => {
    const rendersOfShow = async () => {
      renders = 0;
      // userEvent would render in one task, as tests of React do.
      canvas.getByRole('button', { name: 'Show' }).click();
      await expect(await canvas.findByText('12 payments')).toBeVisible();
      return renders;
    };
    const whileLoading = await rendersOfShow();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(await canvas.findByRole('button', { name: 'Show' })).toBeVisible();
    await expect(whileLoading).toBe(await rendersOfShow());
  },
};

/** The retry failed as well: a reload is offered. */
export const FailedAgain: Story = {
  beforeEach,
  parameters: { controls: { disable: true } },
  render: () => <PaymentsPage />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

/** The browser is online again: the part loads automatically. */
export const OnlineAgain: Story = {
  tags: ['!visual'],
  beforeEach,
  parameters: { controls: { disable: true } },
  render: () => <PaymentsPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part could not be loaded.')).toBeVisible();
    isMissing = false;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('12 payments')).toBeVisible();
  },
};

interface ReceiptProps {
  isOpen: boolean;
  onClose: () => void;
}

function Receipt({ isOpen, onClose }: ReceiptProps) {
  return <Dialog isOpen={isOpen} onClose={onClose} title="Receipt" description="Paid on 3 November" />;
}

function ReceiptButton() {
  const [onDemand] = useState(() => createModule(importing({ Receipt })));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show receipt</Button>
      {isOpen && (
        <LazyDialog from={onDemand} onClose={close}>
          {({ Receipt: Loaded }) => <Loaded isOpen onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}

/** A dialog could not be loaded: a small dialog says so, and closing it moves focus back to the button. */
export const DialogMissing: Story = {
  beforeEach,
  parameters: { controls: { disable: true } },
  render: () => <ReceiptButton />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Show receipt' });
    await step('closed', async () => {
      await userEvent.click(button);
      const notice = await screen.findByRole('dialog', { name: 'Not loaded' });
      await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('pressed again', async () => {
      await userEvent.click(button);
      const notice = await screen.findByRole('dialog', { name: 'Not loaded' });
      await expect(within(notice).getByRole('button', { name: 'Try again' })).toHaveFocus();
    });
  },
};

/** Its Try again opens the dialog. */
export const DialogTriedAgain: Story = {
  tags: ['!visual'],
  beforeEach,
  parameters: { controls: { disable: true } },
  render: () => <ReceiptButton />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show receipt' }));
    const notice = await screen.findByRole('dialog', { name: 'Not loaded' });
    isMissing = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('dialog', { name: 'Receipt' })).toBeVisible();
  },
};
