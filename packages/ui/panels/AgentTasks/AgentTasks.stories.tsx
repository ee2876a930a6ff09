import { priceStripOf, type PriceSummary } from '@efie/domain/listing';
import { PLANS } from '@efie/domain/plans';
import { agentTasks, type AgentTask } from '@efie/domain/tasks';
import { groupThousands } from '@efie/domain/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { createStoryListing } from '../../cards/storyListing';
import { createDataTransfer, dispatchDragEvent } from '../../fields/storyPhotos';
import { AgentTasks, type AgentTasksProps } from './AgentTasks';
import { AgentTasksSkeleton } from './AgentTasksSkeleton';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;

const homes = Array.from({ length: 21 }, (_, index) => ({
  ...createStoryListing(index + 1, { id: String(index + 1), status: 'active' }),
  photos: [],
  amenities: ['running_water', 'prepaid_meter'],
  createdAt: NOW - 74 * DAY,
}));
const price: PriceSummary = {
  comparison: 'GH₵ 9,500 is 312% above the median of 23 similar homes in Ashanti',
  compared: 'villas for rent with 3 bedrooms in Ashanti',
  percent: 312,
  strip: priceStripOf(9500, [2000, 2300, 2600], 2300),
};

/** Tasks of every kind. */
const all = agentTasks({
  agent: {
    photoUrl: null,
    businessName: 'Adom Keys',
    phone: '+233 24 555 0142',
    region: 'Ashanti',
    district: 'Kumasi',
    bio: '',
    subscriptionType: 'Pro',
    subscriptions: [{ planCode: 'PLN_pro', name: 'Pro', expiresAt: NOW + 4 * DAY }],
    listingLimit: 10,
    currentListings: 21,
  },
  listings: homes.map((home, index) => (index < 3 ? { ...home, amenities: [], createdAt: NOW - DAY } : home)),
  payments: [
    { id: '1', paidAt: NOW - DAY, planName: 'Pro', amount: 50, status: 'pending', reference: 'EF-7K2Q91' },
  ],
  prices: new Map([['4', price]]),
  now: NOW,
});
const ofKind = (...kinds: readonly AgentTask['kind'][]) => all.filter(({ kind }) => kinds.includes(kind));

const meta = {
  title: 'Panels/AgentTasks',
  component: AgentTasks,
  argTypes: {
    tasks: namedOptions({ All: all, One: ofKind('price'), None: [] }),
    unchecked: { control: 'check', options: ['profile', 'listings', 'payments'] },
    links: namedOptions({}),
    openingId: namedOptions({ 'Of the photos': '1', None: null }),
    titleRef: { control: false },
  },
  parameters: {
    guide: {
      use: 'At the top of the agent’s dashboard, for what needs attention now. Compute the tasks with `agentTasks` of @efie/domain.',
      avoid: 'A message about something that just happened: use a toast. A message about one form: Alert.',
      do: 'Give each task one action, and say why it is a task.',
      dont: 'Do not make claims that the data does not support, such as that more photos sell.',
      anatomy: [
        'heading, with how much is done',
        'three tasks at first: icon, title, reason, first listings, action, Hide',
        'the listings of a task, after Show all',
        'Show more tasks, Show hidden',
      ],
      accessibility: [
        'A `section` named by its heading with a list. Each button and link of a task is described by the task’s title. Show all has `aria-expanded`. After Hide, focus moves to the heading; when a listing leaves its task, to the one that takes its place.',
      ],
      related: ['StatCard', 'CurrentPlanCard'],
    } satisfies Guide,
  },
  args: {
    tasks: all,
    hiddenCount: 0,
    links: {
      plans: '/plans',
      profile: '/agent/edit-profile',
      payment: (reference) => `/payment/callback?reference=${reference}`,
    },
    onEdit: fn(),
    onStillFree: fn(),
    onGone: fn(),
    onPrice: fn(),
    onRenew: fn(),
    onDismiss: fn(),
    onRestore: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1200, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AgentTasks>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Several tasks: the three most urgent are shown, and a button shows the others. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const today = within(canvas.getByRole('region', { name: 'Today' }));
    const titles = () => today.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles()).toEqual([
      '1 payment is not confirmed yet',
      'Your Pro plan ends in 4 days',
      '21 listings, and your plan allows 10',
    ]);
    const check = today.getByRole('link', { name: 'Check payment' });
    await expect(check).toHaveAttribute('href', '/payment/callback?reference=EF-7K2Q91');
    await expect(check).toHaveAccessibleDescription('1 payment is not confirmed yet');
    await expect(today.getByText('Pro, GH₵ 50.00')).toBeVisible();
    const renew = today.getByRole('button', { name: 'Renew Pro' });
    await expect(renew).toHaveAccessibleDescription('Your Pro plan ends in 4 days');
    await userEvent.click(renew);
    await expect(args.onRenew).toHaveBeenCalledWith({ plan: PLANS[0] });
    await userEvent.click(today.getByRole('button', { name: 'Show 6 more' }));
    await expect(titles()).toHaveLength(9);
    await expect(today.getByRole('link', { name: 'Edit profile' })).toHaveAccessibleDescription(
      'Your profile needs a photo and a bio',
    );
    await expect(today.getByText(/312% above the median/)).toBeVisible();
    await userEvent.click(today.getByRole('button', { name: 'Show fewer tasks' }));
    await expect(titles()).toHaveLength(3);
  },
};

/** A task with 21 listings names the first two. Show all lists twenty, Show 1 more the last; photos are chosen or dropped at each. */
export const Group: Story = {
  args: { tasks: ofKind('photos') },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(/^and 19 more$/)).toBeVisible();
    const showAll = canvas.getByRole('button', { name: 'Show all 21' });
    await expect(showAll).toHaveAttribute('aria-expanded', 'false');
    showAll.focus();
    await userEvent.keyboard('{Enter}');
    const list = within(canvas.getByRole('list', { name: '21 listings have fewer than 6 photos' }));
    await expect(list.getAllByRole('button', { name: 'Add photos' })).toHaveLength(20);
    await userEvent.click(list.getByRole('button', { name: 'Show 1 more' }));
    const buttons = list.getAllByRole('button', { name: 'Add photos' });
    await expect(buttons).toHaveLength(21);
    const last = homes.at(-1);
    await expect(buttons.at(-1)).toHaveAccessibleDescription(`${last?.title} No photos`);
    const files = [new File(['yard'], 'yard.jpg', { type: 'image/jpeg' })];
    const [chooser] = [...canvasElement.querySelectorAll<HTMLElement>('input[type="file"]')].slice(-1);
    if (chooser) await userEvent.upload(chooser, files);
    await expect(args.onEdit).toHaveBeenLastCalledWith({ listingId: '21', files });
    const [place] = list.getAllByText('Drop photos here, or');
    if (!place) throw new Error('Drop photos: the first line has no place for them.');
    dispatchDragEvent(place, 'drop', createDataTransfer(files));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ listingId: '1', files });
    // Dropped beside it, a photo neither opens in place of the page nor is added.
    await expect(dispatchDragEvent(document.body, 'drop', createDataTransfer(files))).toBe(false);
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
    const showFewer = canvas.getByRole('button', { name: 'Show fewer' });
    await expect(showFewer).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(showFewer);
    await expect(canvas.queryByRole('button', { name: 'Add photos' })).toBeNull();
  },
};

function WorkedInPlace({ tasks, ...props }: AgentTasksProps) {
  const [left, setLeft] = useState(tasks);
  const answer = ({ listingId }: { listingId: string }) =>
    setLeft((now) =>
      now.flatMap((task) => {
        const subjects = task.subjects.filter(({ id }) => id !== listingId);
        return subjects.length === 0 ? [] : [{ ...task, subjects }];
      }),
    );
  return (
    <AgentTasks
      {...props}
      tasks={left}
      doneCount={tasks.length - left.length}
      summary="20 homes live, +38 views since Tuesday."
      onStillFree={answer}
      onGone={answer}
    />
  );
}

const old = ofKind('old').map((task) => ({ ...task, subjects: task.subjects.slice(0, 3) }));

/** Old listings are answered in place with the keyboard, one after the other, until nothing is left. */
export const InPlace: Story = {
  args: { tasks: old },
  render: (args) => <WorkedInPlace {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show all 3' }).focus();
    await userEvent.keyboard('{Enter}');
    const names = old[0]?.subjects.map(({ name }) => name) ?? [];
    const first = canvas.getAllByRole('button', { name: 'Still free' })[0];
    await expect(first).toHaveAccessibleDescription(`${names[0]} Listed 74 days ago`);
    await expect(canvas.getAllByRole('button', { name: /^(?:Rented|Sold)$/ })).toHaveLength(3);
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAccessibleDescription(`${names[1]} Listed 74 days ago`);
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent('Still free');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('All clear. 20 homes live, +38 views since Tuesday.')).toBeVisible();
  },
};

/** With the keyboard: a price is corrected beside what it is compared with, once it can be read. */
export const Price: Story = {
  args: { tasks: ofKind('price') },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Check price' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = within(canvas.getByRole('list', { name: '1 price looks unusual' }));
    await expect(list.getByText(/^GH₵ 9,500 is 312% above the median/)).toBeVisible();
    const field = list.getByRole('textbox', { name: `Price of ${homes[3]?.title}` });
    await expect(field).toHaveValue(groupThousands(homes[3]?.price ?? 0));
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(/This is its price already\./);
    await userEvent.clear(field);
    await userEvent.keyboard('9.5k{Enter}');
    await expect(field).toHaveAccessibleDescription(/Enter a price, such as 1,200\./);
    await expect(args.onPrice).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard('GH₵ 2,500{Enter}');
    await expect(args.onPrice).toHaveBeenCalledWith({ listingId: '4', price: 2500 });
  },
};

/** Two tasks of this visit are done. */
export const Done: Story = {
  args: { tasks: ofKind('photos', 'price', 'profile'), doneCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Tasks done' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 5 done',
    );
  },
};

/** The answers about one old listing are beside its name too. Its status is being changed. */
export const Changing: Story = {
  args: {
    tasks: old.map((task) => ({ ...task, subjects: task.subjects.slice(0, 1) })),
    busyIds: new Set(old[0]?.facts),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(?:Rented|Sold)/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A task about one listing has its action in the row. While the form loads, the button shows a spinner. */
export const Opening: Story = {
  args: {
    tasks: ofKind('photos').map((task) => ({ ...task, subjects: task.subjects.slice(0, 1) })),
    openingId: '1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** After Hide is pressed with the keyboard, focus moves to the heading. */
export const Hiding: Story = {
  args: { tasks: ofKind('water', 'electricity'), hiddenCount: 1 },
  play: async ({ canvas, args }) => {
    const hide = canvas.getByRole('button', { name: 'Hide: 3 listings do not say where water comes from' });
    hide.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith({ task: args.tasks[0] });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Today' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show hidden (1)' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

/** No tasks: one line says so. */
export const Nothing: Story = {
  tags: ['visual'],
  args: { tasks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs you now.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** All tasks are hidden. */
export const AllHidden: Story = {
  args: { tasks: [], hiddenCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs you now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show hidden (2)' })).toBeVisible();
  },
};

/** Listings and payments could not be loaded, so the panel does not claim that nothing needs the agent. */
export const Unchecked: Story = {
  args: { tasks: [], unchecked: ['listings', 'payments'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('There may be more: your listings and payments could not be loaded.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Nothing needs you now.')).toBeNull();
  },
};

/** On a phone the action is beside the title; the homes of a group are in its list alone. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { tasks: ofKind('photos', 'price', 'profile') },
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByRole('heading', { level: 3 });
    const action = canvas.getByRole('link', { name: 'Edit profile' });
    await expect(action.getBoundingClientRect().left).toBeGreaterThan(
      title?.getBoundingClientRect().right ?? Infinity,
    );
    const [showAll] = canvas.getAllByRole('button', { name: /^Show all/ });
    if (showAll) await userEvent.click(showAll);
    await expect(canvas.getAllByRole('button', { name: 'Add photos' }).length).toBeGreaterThan(1);
  },
};

/** A title of 10,000 characters, markup, and right-to-left text. */
export const Hostile: Story = {
  args: {
    tasks: agentTasks({
      agent: null,
      payments: null,
      prices: new Map(),
      now: NOW,
      listings: ['Ω'.repeat(10_000), '<script>alert(1)</script>', 'شقة في أكرا', ''].map((title, index) => ({
        ...createStoryListing(index + 1, { id: String(index + 1), title, status: 'active' }),
        photos: [],
      })),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 4' }));
    const list = within(canvas.getByRole('list', { name: '4 listings have fewer than 6 photos' }));
    await expect(list.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** One more task is expected: its row is kept free, so that what is below Today does not move. */
export const Pending: Story = {
  args: { tasks: ofKind('photos', 'price'), pendingCount: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(1);
  },
};

/** The profile, listings and payments are loading. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <AgentTasksSkeleton />
      <AgentTasksSkeleton count={0} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-skeleton]')).toHaveAttribute('aria-hidden', 'true');
  },
};
