import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { formControl } from '../../fields/storyFields';
import { onFailed, fakeSend, formPlays } from '../storyForms';
import { useVerifyForm, type VerifyFormOptions } from './useVerifyForm';
import { VerifyForm, type VerifyFormProps } from './VerifyForm';

/** The form with the state that a screen holds for it. */
function VerifyFormWithState({
  onResend,
  isResending,
  ...options
}: VerifyFormOptions & Omit<VerifyFormProps, 'form'>) {
  return <VerifyForm form={useVerifyForm(options)} onResend={onResend} isResending={isResending} />;
}

const meta = {
  title: 'Forms/VerifyForm',
  component: VerifyFormWithState,
  argTypes: {
    send: { description: 'Sends the code; a rejection is shown in the form.' },
    onDone: { description: 'Called after the code was accepted.' },
    onEmpty: { description: 'Called when the form is submitted without a code.' },
    onFailed: { description: 'What the form shows when the request fails.' },
    onResend: { description: 'Called by the button that sends a new code.' },
    isResending: { description: 'A new code is being sent.' },
  },
  args: {
    send: fakeSend.accepted(),
    onDone: fn(),
    onEmpty: fn(),
    onFailed,
    onResend: fn(),
    isResending: false,
  },
  parameters: {
    design: designs('verify-email'),
    layout: 'padded',
    guide: {
      use: 'The code that was sent to a new email address. The screen holds its state, verifies and resends.',
      avoid: 'Passwords and other secrets: PasswordField.',
      anatomy: ['code field', 'Verify Email', 'Resend'],
      accessibility: [
        'As Server form. Resend has `aria-busy` while it runs and gives the reason while it must wait.',
      ],
      related: ['VerificationCodeField', 'UserSignupForm'],
    } satisfies Guide,
  },
} satisfies Meta<typeof VerifyFormWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

const CODE = 'Verification code';
const LABELS = { code: CODE };
const plays = formPlays({ submitLabel: 'Verify Email', values: { [CODE]: '48K2Q9' }, labels: LABELS });
const resend = () => screen.getByRole('button', { name: /^Resend/ });

/** One empty field, for the code that a phone suggests. */
export const Empty: Story = {
  play: async () => {
    await plays.empty();
    await expect(formControl(CODE)).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

/** Filled in; a seventh character is ignored. */
export const Filled: Story = {
  play: async (context) => {
    await plays.filled(context);
    await userEvent.type(formControl(CODE), '7');
    await expect(formControl(CODE)).toHaveValue('48K2Q9');
  },
};

/** Submitted without a code: a message until something is typed; `onEmpty` is called, and nothing is sent. */
export const EmptySubmitted: Story = {
  play: async ({ args }) => {
    await plays.fillAndSubmit({ [CODE]: '  ' });
    const code = formControl(CODE);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(
      /^Please enter the verification code sent to your email\./,
    );
    await expect(args.onEmpty).toHaveBeenCalledOnce();
    await userEvent.keyboard('4');
    await expect(code).not.toBeInvalid();
    await userEvent.clear(code);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(code).toBeInvalid());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The server rejects the code: its message is at the field until the code is edited. */
export const FieldErrors: Story = {
  tags: ['visual'],
  args: { send: fakeSend.fieldErrors(LABELS) },
  play: plays.fieldErrors,
};

/** The server rejects the request: its message has focus, the field keeps the code, and it can be sent again. */
export const Refused: Story = { args: { send: fakeSend.refused() }, play: plays.refused };

/** Too many attempts: the message says when to try again, and the button is disabled until then. */
export const TooMany: Story = {
  tags: ['slow'],
  args: { send: fakeSend.rateLimited() },
  play: plays.tooMany,
};

/** In flight: the button is busy and keeps its width; submitting again does nothing. */
export const Submitting: Story = { args: { send: fakeSend.neverSettled() }, play: plays.submitting };

/** A slow response: the button stays busy, and the field keeps the code, until it arrives. */
export const Slow: Story = { args: { send: fakeSend.held() }, play: plays.slow };

/** Offline: the message mentions the connection and has focus; the field keeps the code. */
export const Offline: Story = { args: { send: fakeSend.offline() }, play: plays.offline };

/** Sent with Enter, without the spaces of a pasted code. */
export const Done: Story = {
  play: async (context) => {
    await userEvent.click(formControl(CODE));
    await userEvent.paste(' 48 K2 Q9 ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.send).toHaveBeenCalledWith({ code: '48K2Q9' }));
  },
};

/** Another code is requested. */
export const Resent: Story = {
  play: async ({ args }) => {
    await userEvent.click(resend());
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** The request for another code is in flight: announced, and pressing Resend again does nothing. */
export const Resending: Story = {
  args: { isResending: true },
  play: async ({ args }) => {
    await expect(resend()).toHaveAttribute('aria-busy', 'true');
    await expect(await screen.findByText('Sending a new code')).toBeInTheDocument();
    await userEvent.click(resend());
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** Very long messages of the server wrap. */
export const LongText: Story = { args: { send: fakeSend.withLongMessage() }, play: plays.longText };

/** Right to left, with a message above the field. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
