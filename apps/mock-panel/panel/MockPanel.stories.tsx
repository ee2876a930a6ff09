import { getSession } from '@efie/api';
import { DEMO_ACCOUNTS, demoAccount, FAULT_IDS, faultOf, FAULTS } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MockPanel } from './MockPanel';
import { createStoryControls } from './storyControls';

/** Opens the drawer and returns queries for it. */
async function openPanel(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Mock/ }));
  return within(within(canvasElement).getByRole('dialog', { name: 'Mock panel' }));
}

/** Queries for one section of the drawer, because queries by role over all select options are slow. */
function section(drawer: ReturnType<typeof within>, title: string) {
  const element = drawer.getByText(title, { selector: 'h3' }).closest('section');
  if (!element) throw new Error(`The drawer has no section '${title}'.`);
  return within(element);
}

const SIGN_UP = { name: 'Ama', password: 'secret-1', confirmPassword: 'secret-1' };

const meta = {
  title: 'Mocks/Panel',
  component: MockPanel,
  args: { controls: createStoryControls().controls },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 640, padding: 24 }}>
        <h1>The app</h1>
        <Story />
      </main>
    ),
  ],
  parameters: {
    kind: 'mock',
    // The pill has a fixed position, so each story needs its own iframe.
    docs: { story: { inline: false, height: '640px' } },
    // A development tool, so Chromatic takes no snapshot.
    chromatic: { disableSnapshot: true },
    guide: {
      use: 'In `npm start` and the demo build: it has the inbox of verification codes and every switch of the mock backend.',
      avoid: 'In the product and in stories of screens, where the Storybook toolbar has the same switches.',
    },
  },
} satisfies Meta<typeof MockPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The app runs on the mock backend: a pill at the bottom left opens the panel. */
export const Closed: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mock' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Opened by keyboard: the drawer is focused; Escape closes it and focus returns to the pill. */
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
      'Current state',
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
      await expect(section(drawer, 'Session').getByText(email)).toBeInTheDocument();
    }
  },
};

const pendingPayment = createStoryControls();
const freeAgent = demoAccount('agent-free');
const started = pendingPayment.db.initializeSubscription(freeAgent.token, {
  planCode: 'PLN_pro',
  email: freeAgent.email,
});
const reference = started.ok ? started.reference : '';

/** A payment is pending: finished here by keyboard, it disappears from the list. */
export const PaymentWaits: Story = {
  args: { controls: pendingPayment.controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    await expect(drawer.getByText(reference)).toBeVisible();
    await expect(drawer.getByText('Pro, GHS 50.00')).toBeVisible();
    drawer.getByRole('button', { name: `Finish the payment ${reference}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawer.queryByText(reference)).toBeNull());
    await expect(drawer.getByText(/^No pending payments\./).parentElement).toHaveFocus();
    await expect(pendingPayment.db.verifyPayment(reference)).toMatchObject({ success: true });
  },
};

const inbox = createStoryControls();

/** The inbox explains how to get a code; then a sign-up adds one above the older ones, and it can be copied. */
export const InboxFills: Story = {
  args: { controls: inbox.controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    for (const { code } of inbox.db.pendingCodes()) inbox.db.verifyEmail({ code });
    await expect(await drawer.findByText(/^No verification codes\./)).toBeVisible();
    inbox.db.reset();
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
      await mail.findByRole('button', { name: /^Cop(?:ied|y failed) the code for ama@example.com$/ }),
    ).toBeVisible();
  },
};

const session = createStoryControls();

/** Each account signs in with one press; an account with an unverified email opens the email verification instead. */
export const SwitchingRole: Story = {
  args: { controls: session.controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    const accounts = section(drawer, 'Session');
    const { token, name } = demoAccount('agent-free');
    await userEvent.click(accounts.getByRole('button', { name: `Sign in as ${name}` }));
    await expect(getSession()).toMatchObject({ role: 'agent', token });
    await expect(accounts.getByRole('button', { name: `Signed in as ${name}` })).toHaveFocus();
    await expect(drawer.getByText(`${name} (agent)`)).toBeVisible();
    await expect(session.dependencies.onDataReset).toHaveBeenCalled();
    await userEvent.click(accounts.getByRole('button', { name: 'Sign out' }));
    await expect(getSession().role).toBe('guest');
    const unverified = demoAccount('agent-unverified-email');
    await userEvent.click(accounts.getByRole('button', { name: `Sign in as ${unverified.name}` }));
    await expect(session.dependencies.onUnverified).toHaveBeenCalledWith('agent', unverified.email);
  },
};

const network = createStoryControls();

/** A fault is active: the pill shows it, and the drawer can turn it off. */
export const FaultOn: Story = {
  args: { controls: network.controls },
  play: async ({ canvas, canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    const fault = drawer.getByLabelText<HTMLSelectElement>('Fault');
    await expect(fault.options).toHaveLength(FAULTS.length + 1);
    await userEvent.selectOptions(fault, 'status-422');
    await userEvent.selectOptions(drawer.getByLabelText('Affected requests'), 'signUpUser');
    const setting = { kind: 'fault', fault: 'status-422', operation: 'signUpUser' };
    await expect(network.dependencies.setFaults).toHaveBeenLastCalledWith(setting);
    await userEvent.selectOptions(fault, 'ok');
    await expect(network.dependencies.setFaults).toHaveBeenLastCalledWith({ kind: 'ok' });
    await userEvent.selectOptions(fault, 'offline');
    await userEvent.selectOptions(drawer.getByLabelText('Affected requests'), 'all');
    await userEvent.click(drawer.getByLabelText('Close'));
    const pill = canvas.getByRole('button', { name: /^Mock/ });
    await expect(pill).toHaveTextContent('MockOffline');
    await waitFor(() => expect(pill).toHaveFocus());
  },
};

const switches = createStoryControls();

/** Loads another scenario, moves the clock, and resets the data after a confirmation. */
export const WorldAndClock: Story = {
  tags: ['slow'],
  args: { controls: switches.controls },
  play: async ({ canvasElement }) => {
    const drawer = await openPanel(canvasElement);
    await userEvent.selectOptions(drawer.getByLabelText('Scenario'), 'empty');
    await userEvent.click(section(drawer, 'Data').getByRole('button'));
    await expect(switches.db.scenario()).toBe('empty');

    const time = drawer.getByLabelText('Time');
    await userEvent.selectOptions(time, 'ahead');
    const days = drawer.getByLabelText('Days ahead');
    await userEvent.clear(days);
    await userEvent.click(section(drawer, 'Clock').getByRole('button'));
    await expect(days).toBeInvalid();
    await userEvent.type(days, '15');
    await userEvent.click(section(drawer, 'Clock').getByRole('button'));
    await expect(switches.dependencies.setClock).toHaveBeenLastCalledWith({ kind: 'ahead', days: 15 });
    await expect(drawer.getByText('15 days ahead')).toBeVisible();

    switches.db.signUpUser({ ...SIGN_UP, email: 'ama@example.com' });
    await userEvent.click(section(drawer, 'Reset').getByRole('button'));
    await screen.findByRole('alertdialog', { name: 'Reset data' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(section(drawer, 'Reset').getByRole('button')).toHaveFocus();
    await expect(switches.db.verificationCodeOf('ama@example.com')).not.toBeNull();
    await userEvent.click(section(drawer, 'Reset').getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Data' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(switches.db.verificationCodeOf('ama@example.com')).toBeNull();
    await expect(switches.db.scenario()).toBe('empty');
  },
};

/**
 * The URL has invalid values while a fault is active: the pill and the notice show both, the notice lists the valid values,
 * and the copied link contains only the current state. Then the notice is dismissed.
 */
export const UnknownAddress: Story = {
  args: {
    controls: createStoryControls({ network: { kind: 'fault', fault: 'slow', operation: 'all' } }, [
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
    const notice = within(drawer.getByRole('region', { name: 'URL' }));
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
    await userEvent.click(drawer.getByRole('button', { name: 'Dismiss' }));
    await expect(drawer.queryByText(/scenario=mars|is not a valid value/)).toBeNull();
  },
};

/** On a phone the pill is above the contact bar. */
export const PhoneWithBar: Story = {
  // The docs page has no phone viewport.
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

/** On a phone the drawer is a bottom sheet. */
export const PhoneOpen: Story = {
  // The docs page has no phone viewport.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await openPanel(canvasElement);
    const { left, width, bottom } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([left, width, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  },
};
