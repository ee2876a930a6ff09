import { getSession } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEMO_ACCOUNTS, demoAccount } from '../accounts';
import { FAULT_IDS, FAULTS, faultOf } from '../faults';
import { MockPanel } from './MockPanel';
import { storyControls } from './storyControls';

/** Opens the drawer and gives what is in it. */
async function openPanel(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Mock/ }));
  return within(within(canvasElement).getByRole('dialog', { name: 'Mock panel' }));
}

/** One part of the drawer, by its heading: a search among all options of all lists takes long. */
function part(drawer: ReturnType<typeof within>, title: string) {
  const found = drawer.getByText(title, { selector: 'h3' }).closest('section');
  if (!found) throw new Error(`No part '${title}'.`);
  return within(found);
}

const SIGN_UP = { name: 'Ama', password: 'secret-1', confirmPassword: 'secret-1' };

const meta = {
  title: 'Mocks/Panel',
  component: MockPanel,
  args: { controls: storyControls().controls },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 640, padding: 24 }}>
        <h1>The app</h1>
        <Story />
      </main>
    ),
  ],
  parameters: {
    // Each pill stands at the corner of a window of its own.
    docs: { story: { inline: false, height: '640px' } },
    // A tool: no baseline picture holds it (corrections.md).
    chromatic: { disableSnapshot: true },
    guide: {
      use: 'In `npm start` and the demo build: it holds the inbox of verification codes and every switch of the mock backend.',
      avoid:
        'In the product, in stories of screens, on paper: there is no mock backend to switch, or the toolbar does it.',
    },
  },
} satisfies Meta<typeof MockPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The app has started on the mock backend: a pill at the bottom left says so. */
export const Closed: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mock' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Opened by keyboard: the drawer has the focus, Escape closes it and the focus returns to the pill. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const pill = canvas.getByRole('button', { name: 'Mock' });
    pill.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Mock panel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mock' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const drawer = within(canvas.getByRole('dialog', { name: 'Mock panel' }));
    const names = drawer.getAllByText(/./, { selector: 'h3' }).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'What is on',
      'Inbox',
      'Payments',
      'Session',
      'Network',
      'Data',
      'Records',
      'Clock',
      'Reset',
    ]);
    for (const { email, purpose } of DEMO_ACCOUNTS) {
      await expect(drawer.getByText(purpose)).toBeInTheDocument();
      await expect(part(drawer, 'Session').getByText(email)).toBeInTheDocument();
    }
  },
};

const waiting = storyControls();
const free = demoAccount('agent-free');
const begun = waiting.db.initializeSubscription(free.token, { planCode: 'PLN_pro', email: free.email });
const reference = begun.ok ? begun.reference : '';

/** A payment was put off: finished here, by keyboard, it leaves the list. */
export const PaymentWaits: Story = {
  args: { controls: waiting.controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    await expect(drawer.getByText(reference)).toBeVisible();
    await expect(drawer.getByText('Pro, GHS 50.00')).toBeVisible();
    drawer.getByRole('button', { name: `Finish the payment ${reference}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawer.queryByText(reference)).toBeNull());
    await expect(drawer.getByText(/^No payment waits\./).parentElement).toHaveFocus();
    await expect(waiting.db.verifyPayment(reference)).toMatchObject({ success: true });
  },
};

const emptyInbox = storyControls();
for (const { code } of emptyInbox.db.waitingCodes()) emptyInbox.db.verifyEmail({ code });

/** Every code was used: the inbox says how the next one comes. */
export const InboxEmpty: Story = {
  args: { controls: emptyInbox.controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    await expect(drawer.getByText(/^No code waits\./)).toBeVisible();
  },
};

const inbox = storyControls();

/** Someone signs up while the panel is open: the code arrives by itself, above the older ones, and can be copied. */
export const InboxFills: Story = {
  args: { controls: inbox.controls },
  play: async ({ canvasElement }) => {
    inbox.db.reset();
    const drawer = await openPanel(canvasElement);
    inbox.db.signUpUser({ ...SIGN_UP, email: 'ama@example.com' });
    const [first] = await waitFor(async () => {
      const mails = within(drawer.getByLabelText('Verification codes')).getAllByRole('listitem');
      await expect(mails).toHaveLength(3);
      return mails;
    });
    const mail = within(first ?? canvasElement);
    await expect(mail.getByText('ama@example.com')).toBeVisible();
    await expect(mail.getByText(/^User,/)).toBeVisible();
    await expect(mail.getByRole('code')).toHaveTextContent(
      inbox.db.verificationCodeOf('ama@example.com') ?? '-',
    );
    await userEvent.click(mail.getByRole('button', { name: 'Copy the code for ama@example.com' }));
    await expect(
      await mail.findByRole('button', { name: /^Cop(?:ied|y refused) the code for ama@example.com$/ }),
    ).toBeVisible();
  },
};

const session = storyControls();

/** QA changes who is signed in, by one press each; whoever never entered the code is led to the verification. */
export const SwitchingRole: Story = {
  args: { controls: session.controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    const accounts = part(drawer, 'Session');
    const { token, name } = demoAccount('agent-free');
    await userEvent.click(accounts.getByRole('button', { name: `Sign in as ${name}` }));
    await expect(getSession()).toMatchObject({ role: 'agent', token });
    await expect(accounts.getByRole('button', { name: `Signed in as ${name}` })).toHaveFocus();
    await expect(drawer.getByText(`${name} (agent)`)).toBeVisible();
    await expect(session.parts.onWorldChanged).toHaveBeenCalled();
    await userEvent.click(accounts.getByRole('button', { name: 'Sign out' }));
    await expect(getSession().role).toBe('guest');
    const unverified = demoAccount('agent-unverified-email');
    await userEvent.click(accounts.getByRole('button', { name: `Sign in as ${unverified.name}` }));
    await expect(session.parts.onUnverified).toHaveBeenCalledWith('agent', unverified.email);
  },
};

const network = storyControls();

/** A fault is on: the pill says which, and the drawer takes it off again. */
export const FaultOn: Story = {
  args: { controls: network.controls },
  play: async ({ canvas, canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    const fault = drawer.getByLabelText<HTMLSelectElement>('Fault');
    await expect(fault.options).toHaveLength(FAULTS.length + 1);
    await userEvent.selectOptions(fault, 'status-422');
    await userEvent.selectOptions(drawer.getByLabelText('Calls it meets'), 'signUpUser');
    const wanted = { kind: 'fault', fault: 'status-422', operation: 'signUpUser' };
    await expect(network.parts.setFaults).toHaveBeenLastCalledWith(wanted);
    await userEvent.selectOptions(fault, 'ok');
    await expect(network.parts.setFaults).toHaveBeenLastCalledWith({ kind: 'ok' });
    await userEvent.selectOptions(fault, 'offline');
    await userEvent.selectOptions(drawer.getByLabelText('Calls it meets'), 'all');
    await userEvent.click(drawer.getByLabelText('Close'));
    const pill = canvas.getByRole('button', { name: /^Mock/ });
    await expect(pill).toHaveTextContent('MockOffline');
    await waitFor(() => expect(pill).toHaveFocus());
  },
};

const world = storyControls();

/** Another world, another time, and back to the start after a question. */
export const WorldAndClock: Story = {
  args: { controls: world.controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    await userEvent.selectOptions(drawer.getByLabelText('Scenario'), 'empty');
    await userEvent.click(part(drawer, 'Data').getByRole('button'));
    await expect(world.db.scenario()).toBe('empty');

    const time = drawer.getByLabelText('Time');
    await userEvent.selectOptions(time, 'ahead');
    const days = drawer.getByLabelText('Days ahead');
    await userEvent.clear(days);
    await userEvent.click(part(drawer, 'Clock').getByRole('button'));
    await expect(days).toBeInvalid();
    await userEvent.type(days, '15');
    await userEvent.click(part(drawer, 'Clock').getByRole('button'));
    await expect(world.parts.moveClock).toHaveBeenLastCalledWith({ kind: 'ahead', days: 15 });
    await expect(drawer.getByText('15 days ahead')).toBeVisible();

    world.db.signUpUser({ ...SIGN_UP, email: 'ama@example.com' });
    await userEvent.click(part(drawer, 'Reset').getByRole('button'));
    await screen.findByRole('alertdialog', { name: 'Reset data' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(part(drawer, 'Reset').getByRole('button')).toHaveFocus();
    await expect(world.db.verificationCodeOf('ama@example.com')).not.toBeNull();
    await userEvent.click(part(drawer, 'Reset').getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Data' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(world.db.verificationCodeOf('ama@example.com')).toBeNull();
    await expect(world.db.scenario()).toBe('empty');
  },
};

/**
 * The URL has a value that is not valid while another fault is on: the pill and the notice name both, the notice lists the valid
 * values, and the copied link holds only what is on.
 */
export const UnknownAddress: Story = {
  args: {
    controls: storyControls({ network: { kind: 'fault', fault: 'slow', operation: 'all' } }, [
      { name: 'network', value: 'status-5' },
      { name: 'scenario', value: 'mars' },
    ]).controls,
  },
  play: async ({ canvasElement }) => {
    const { name } = faultOf('slow');
    await expect(within(canvasElement).getByRole('button', { name: /^Mock/ })).toHaveTextContent(
      `${name}, network=status-5 ignored, scenario=mars ignored`,
    );
    const drawer = await openPanel(canvasElement);
    const notice = within(drawer.getByRole('region', { name: 'Address' }));
    await expect(
      notice.getByText(
        `“status-5” is not a valid value for network, so the URL did not change it. Network is still: ${name}. Valid values: ok, ${FAULT_IDS.join(', ')}, each also with :operationId.`,
      ),
    ).toBeVisible();
    await expect(
      notice.getByText(/^“mars” is not a valid value for scenario.* Data is still: Small\. .*empty/),
    ).toBeVisible();
    await expect(
      drawer.getByText(
        'The link contains the state above, without the ignored network=status-5, scenario=mars.',
      ),
    ).toBeVisible();
  },
};

/** The notice about the URL was read and dismissed: the pill and the panel say only what is on. */
export const NoticeDismissed: Story = {
  args: { controls: storyControls({}, [{ name: 'clock', value: 'soon' }]).controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Dismiss' }));
    await expect(drawer.queryByText(/clock=soon|is not a valid value/)).toBeNull();
  },
};

/** On a phone the pill stands clear of the bar with the agent's contacts. */
export const PhoneWithBar: Story = {
  // The page of all states has no window of a phone's width.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <div
        data-contact-bar
        style={{
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: 88,
          background: 'var(--color-sunken)',
        }}
      />
      <MockPanel {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Mock' }).getBoundingClientRect();
    await expect(Math.round(window.innerHeight - bottom)).toBe(104);
  },
};

/** On a phone it is a sheet. */
export const PhoneOpen: Story = {
  // The page of all states has no window of a phone's width.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await openPanel(canvasElement);
    const { left, width, bottom } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([left, width, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  },
};

/** In the dark theme. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await openPanel(canvasElement)),
};
