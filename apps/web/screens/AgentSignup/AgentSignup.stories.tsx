import { demoAccount, outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl } from '../../../../testing/history';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import { chooseFile, formControl, expectFieldValues, type FieldValues } from '../common/stories/storyForm';
import {
  expectEmailTaken,
  expectSignupFailure,
  fillSignupForm,
  UNUSUAL_PASSWORD,
  sentSignups,
  recordSignup,
} from '../common/account/storySignup';
import { AgentSignupScreen } from './AgentSignup';

const meta = {
  title: 'Screens/AgentSignup',
  component: AgentSignupScreen,
  decorators: [wholeApp],
  parameters: { design: designs('agent-signup'), kind: 'screen', route: '/agent/signup' },
  beforeEach: () => {
    sentSignups.mockClear();
  },
} satisfies Meta<typeof AgentSignupScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'Become an Efie agent';
const ESI = {
  'Full name': 'Esi Owusu-Mensah',
  Email: 'esi+keys@example.com',
  Phone: '+233 24 555 0199',
  'Business name': 'Adom Keys',
  Region: 'Ashanti',
  District: 'Kumasi',
  Password: UNUSUAL_PASSWORD,
  'Confirm password': UNUSUAL_PASSWORD,
  Bio: 'Family homes in Kumasi.',
} satisfies FieldValues;
/** The values that are sent, without the passwords. */
const SENT = {
  fullName: ESI['Full name'],
  email: ESI.Email,
  phone: ESI.Phone,
  businessName: ESI['Business name'],
  region: ESI.Region,
  district: ESI.District,
  bio: ESI.Bio,
};
const create = () => main().getByRole('button', { name: 'Create Agent Account' });
const terms = () =>
  main().getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' });
const signUpAgent = (handler: HttpHandler) => ({
  msw: { handlers: { signUpAgent: handler } },
});

const chooseDocument = (file: File) => chooseFile(/^ID document/, file);

/** The empty form: four sections, optional fields are marked, and the terms are not ticked. */
export const Idle: Story = {
  tags: ['visual'],
  play: async () => {
    await heading(TITLE);
    await expect(document.title).toBe('Become an Efie agent | Efie');
    const form = within(main().getByRole('form', { name: 'Agent signup' }));
    await expect(form.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Personal Information',
      'Location',
      'Account Security',
      'Professional Information',
    ]);
    await expect(main().getByText('Fields marked * are required.')).toBeVisible();
    const optional = ['Business name', 'Bio'];
    for (const label of Object.keys(ESI)) {
      await expect(formControl(label)).toHaveProperty('required', !optional.includes(label));
    }
    const document_ = within(main().getByRole('group', { name: /^ID document/ }));
    await expect(document_.getByText('Optional')).toBeVisible();
    await document_.findByRole('button', { name: /^Choose a file/ });
    await expect(document_.getByText('PNG, JPG, PDF up to 10MB')).toBeVisible();
    await expect(terms()).not.toBeChecked();
    await expect(main().getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
    await expect(main().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(main().getByRole('link', { name: 'Agent Login' })).toHaveAttribute('href', '/agent/login');
  },
};

/** On a phone, filled in, with a document and the terms ticked. */
export const Phone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await fillSignupForm(TITLE, ESI);
    await chooseDocument(new File(['%PDF'], 'ghana-card.pdf', { type: 'application/pdf' }));
    await userEvent.click(terms());
    await expect(terms()).toBeChecked();
  },
};

/** Registered: nine values are sent, toasts say so, and the email verification opens. */
export const Registered: Story = {
  parameters: signUpAgent(recordSignup('agent')),
  play: async () => {
    await fillSignupForm(TITLE, { ...ESI, Email: ` ${ESI.Email} ` });
    await userEvent.type(formControl('Password'), '{Enter}');
    await expectToast('Registration Successful!');
    await expectToast('Please check your email for verification.');
    await waitFor(() => expect(currentUrl()).toBe('/agent/verify-email?email=esi%2Bkeys%40example.com'));
    await expect(sentSignups.mock.calls).toEqual([
      [{ ...SENT, password: UNUSUAL_PASSWORD, confirmPassword: UNUSUAL_PASSWORD }, null],
    ]);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** An invalid phone number and different passwords: nothing is sent, the passwords stay, and each error clears on edit. */
export const Mismatch: Story = {
  parameters: signUpAgent(recordSignup('agent')),
  play: async () => {
    const typed = { ...ESI, Phone: '+233 24 55 01', 'Confirm password': 'kenkey1' };
    await fillSignupForm(TITLE, typed);
    await userEvent.click(create());
    await expectToast('Password Mismatch');
    await expectToast('Please ensure both passwords match.');
    const phone = formControl('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription('Phone number must be in the format +233 XX XXX XXXX');
    const summary = within(
      main().getByRole('group', {
        name: 'Please fix the errors in the following fields: Phone, Confirm Password',
      }),
    );
    await userEvent.click(summary.getByRole('link', { name: 'Confirm Password' }));
    await expect(formControl('Confirm password')).toHaveFocus();
    await expectFieldValues(typed);
    await expect(sentSignups).not.toHaveBeenCalled();
    await userEvent.type(formControl('Confirm password'), '2');
    await expect(formControl('Confirm password')).not.toBeInvalid();
    await expect(phone).toBeInvalid();
    await userEvent.type(phone, '9');
    await expect(phone).not.toBeInvalid();
    await userEvent.click(create());
    await waitFor(() => expect(phone).toBeInvalid());
  },
};

/** The response of a first attempt was lost, so the email is taken on the second: links to verify it or log in. */
export const EmailTaken: Story = {
  tags: ['slow'],
  parameters: signUpAgent(respondTo('signUpAgent', () => outcomes.signUpAgentOffline(), { once: true })),
  play: async () => {
    const { email } = demoAccount('agent-free');
    await expectEmailTaken(
      { title: TITLE, values: { ...ESI, Email: email }, getButton: create },
      { login: '/agent/login', verification: `/agent/verify-email?email=${encodeURIComponent(email)}` },
    );
  },
};

/** A server error: announced once, and the fields, the file and the checkbox keep their values. */
export const ServerFault: Story = {
  parameters: signUpAgent(serverCrash('signUpAgent')),
  play: async () => {
    await fillSignupForm(TITLE, ESI);
    await chooseDocument(new File(['%PDF'], 'ghana-card.pdf'));
    await userEvent.click(terms());
    await userEvent.click(create());
    await expectSignupFailure('Something went wrong. Please try again.', ESI);
    await expect(main().getByText('ghana-card.pdf')).toBeVisible();
    await expect(terms()).toBeChecked();
    await expect(screen.queryByText(/Trace/)).toBeNull();
  },
};
