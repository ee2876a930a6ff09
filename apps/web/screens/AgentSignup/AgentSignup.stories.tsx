import { writeDraft } from '@efie/api';
import { demoAccount, outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { currentUrl } from '../../../../testing/history';
import { expectToast, heading, main } from '../common/stories/storyScreen';
import { chooseFile, formControl, expectFieldValues, type FieldValues } from '../common/stories/storyForm';
import {
  expectEmailTaken,
  expectSignupFailure,
  expectTooMany,
  fillSignupForm,
  holdSignup,
  UNUSUAL_PASSWORD,
  sentSignups,
  recordSignup,
} from '../common/account/storySignup';
import { AgentSignupScreen } from './AgentSignup';

const meta = {
  title: 'Screens/AgentSignup',
  component: AgentSignupScreen,
  decorators: [wholeApp],
  parameters: { route: '/agent/signup' },
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
/** The values saved in the draft, under their wire names; passwords are not. */
const DRAFT = {
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
const signUpAgent = (handler: ReturnType<typeof outcomes.signUpAgentOffline>) => ({
  msw: { handlers: { signUpAgent: handler } },
});

const chooseDocument = (file: File) => chooseFile(/^ID document/, file);

/** The empty form: four sections, optional fields are marked, and the terms are not ticked. */
export const Idle: Story = {
  tags: ['visual'],
  parameters: { proves: ['C8', 'C277', 'C278', 'C281', 'C282'] },
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
    await expect(await document_.findByText('PNG, JPG, PDF up to 10MB')).toBeVisible();
    await document_.findByRole('button', { name: /^Choose a file/ });
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
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await fillSignupForm(TITLE, ESI);
    await chooseDocument(new File(['%PDF'], 'ghana-card.pdf', { type: 'application/pdf' }));
    await userEvent.click(terms());
    await expect(terms()).toBeChecked();
  },
};

/** Registered with an 11 MB executable as the document and the terms not ticked: nine values are sent, the file is not. */
export const Registered: Story = {
  parameters: {
    ...signUpAgent(recordSignup('agent')),
    proves: ['C283', 'C284', 'C287', 'C288', 'C289', 'F97', 'F98', 'F103'],
  },
  play: async () => {
    await fillSignupForm(TITLE, { ...ESI, Email: ` ${ESI.Email} ` });
    await chooseDocument(new File([new Uint8Array(11 * 1024 * 1024)], 'setup.exe'));
    await expect(main().getByText('This file is not sent with your registration.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Show password' }));
    await expect(formControl('Password')).toHaveAttribute('type', 'text');
    await userEvent.type(formControl('Password'), '{Enter}');
    await expect(formControl('Password')).toHaveAttribute('type', 'password');
    await expectToast('Registration Successful!');
    await expectToast('Please check your email for verification.');
    await waitFor(() => expect(currentUrl()).toBe('/agent/verify-email?email=esi%2Bkeys%40example.com'));
    await expect(sentSignups.mock.calls).toEqual([
      [{ ...DRAFT, password: UNUSUAL_PASSWORD, confirmPassword: UNUSUAL_PASSWORD }, null],
    ]);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** Only the required fields. A change of region clears the district. */
export const RegisteredWithLess: Story = {
  parameters: { ...signUpAgent(recordSignup('agent')), proves: ['C279', 'C280'] },
  play: async () => {
    const { 'Business name': _business, Bio: _bio, ...required } = ESI;
    await fillSignupForm(TITLE, required);
    await userEvent.selectOptions(formControl('Region'), 'Volta');
    await expectFieldValues({ District: '' });
    await fillSignupForm(TITLE, { District: 'Keta' });
    await userEvent.click(create());
    await expectToast('Registration Successful!');
    await expect(sentSignups.mock.lastCall?.[0]).toEqual({
      ...DRAFT,
      businessName: '',
      region: 'Volta',
      district: 'Keta',
      password: UNUSUAL_PASSWORD,
      confirmPassword: UNUSUAL_PASSWORD,
      bio: '',
    });
  },
};

/** An invalid phone number and different passwords: nothing is sent, the passwords stay, and each error clears on edit. */
export const Mismatch: Story = {
  tags: ['visual'],
  parameters: { ...signUpAgent(recordSignup('agent')), proves: ['C285', 'C286', 'C298', 'C299', 'F93'] },
  play: async () => {
    const typed = { ...ESI, Phone: '+233 24 55 01', 'Confirm password': 'kenkey1' };
    await fillSignupForm(TITLE, typed);
    await userEvent.click(create());
    await expectToast('Password Mismatch');
    await expectToast('Please ensure both passwords match.');
    const phone = formControl('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription('Phone number must be in the format +233 XX XXX XXXX');
    await expect(
      main().getByText('Please fix the errors in the following fields: Phone, Confirm Password'),
    ).toBeVisible();
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

const FIELD_ERRORS = {
  fullName: 'Full name field is required',
  email: 'Please enter a valid email address',
  phone: 'Phone number must be in the format +233 XX XXX XXXX',
  region: 'The selected region is invalid.',
  district: 'District field is required',
  password: 'Password must be at least 6 characters',
  confirmPassword: 'Passwords do not match. Please ensure both passwords are identical.',
};
const LABELS = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  region: 'Region',
  district: 'District',
  password: 'Password',
  confirmPassword: 'Confirm password',
} as const;

/** The server rejects seven fields: each shows its own message, which clears when the field is edited. */
export const RefusedFields: Story = {
  parameters: {
    ...signUpAgent(
      outcomes.signUpAgentError(422, {
        errors: Object.fromEntries(
          Object.entries(FIELD_ERRORS).map(([name, message]) => [name, [message, 'More.']]),
        ),
      }),
    ),
    proves: ['C291', 'C292', 'C293', 'C294', 'C295', 'C296', 'C297', 'C298', 'F94'],
  },
  play: async () => {
    await fillSignupForm(TITLE, ESI);
    await userEvent.click(create());
    await waitFor(() => expect(formControl('Full name')).toHaveFocus());
    await expect(await main().findByRole('alert')).toHaveTextContent(
      'Registration Failed: The given data was invalid.',
    );
    const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
    for (const name of names) {
      await expect(formControl(LABELS[name])).toBeInvalid();
      await expect(main().getByText(FIELD_ERRORS[name])).toBeVisible();
    }
    await expectFieldValues(ESI);
    const invalidFields = () =>
      names.filter((name) => formControl(LABELS[name]).getAttribute('aria-invalid') === 'true');
    // A change of region also clears the district's error, so it comes last.
    for (const name of ['fullName', 'email', 'phone', 'district', 'password', 'confirmPassword'] as const) {
      const before = invalidFields();
      if (name === 'district') {
        await userEvent.clear(formControl('District'));
        await userEvent.keyboard('Obuasi{Enter}');
      } else {
        await userEvent.type(formControl(LABELS[name]), '{Backspace}1');
      }
      await expect(invalidFields()).toEqual(before.filter((other) => other !== name));
    }
    await userEvent.selectOptions(formControl('Region'), 'Volta');
    await expect(invalidFields()).toEqual([]);
    await expect(main().queryByRole('alert')).toBeNull();
    await userEvent.click(create());
    await waitFor(() => expect(invalidFields()).toHaveLength(7));
  },
};

/** The response of a first attempt was lost, so the email is taken on the second: links to verify it or log in. */
export const EmailTaken: Story = {
  parameters: {
    ...signUpAgent(http.post('*/api/auth/agent/signup', () => HttpResponse.error(), { once: true })),
    proves: ['F96', 'C290'],
  },
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
  parameters: {
    ...signUpAgent(
      http.post('*/api/auth/agent/signup', () => new HttpResponse('<h1>Trace</h1>', { status: 500 })),
    ),
    proves: ['C290'],
  },
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

/** Too many requests (429): the server's message with the waiting time, and the button is disabled until then. */
export const TooMany: Story = {
  parameters: { ...signUpAgent(outcomes.signUpAgentError(429)), proves: ['F18', 'C290'] },
  play: () => expectTooMany({ title: TITLE, values: ESI, getButton: create }),
};

/** The request is in flight: repeated presses send one request. */
export const Submitting: Story = {
  parameters: signUpAgent(holdSignup('agent')),
  play: async () => {
    await fillSignupForm(TITLE, ESI);
    const width = create().offsetWidth;
    await userEvent.dblClick(create());
    await waitFor(() => expect(create()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(formControl('Full name'), '{Enter}');
    await waitFor(() => expect(sentSignups).toHaveBeenCalledOnce());
    await expect(create().offsetWidth).toBe(width);
  },
};

/** A draft of an earlier visit is restored, without the passwords. */
export const DraftRestored: Story = {
  beforeEach: () => {
    writeDraft('agent-signup', { ...DRAFT, terms: true, password: 'smuggled' });
  },
  play: async () => {
    await heading(TITLE);
    const { 'Confirm password': _repeated, ...typed } = ESI;
    await expectFieldValues({ ...typed, Password: '' });
    await expect(terms()).toBeChecked();
    const note = 'Your draft from 21 November 2026 is back. Passwords are not saved in drafts.';
    await expect(main().getByText(note)).toBeVisible();
    await expect(main().getByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

/** Extremely long values, file name and error: all wrap without overflow. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: signUpAgent(
    outcomes.signUpAgentError(422, {
      message: `No. ${'nkɔsoɔ'.repeat(40)}`,
      errors: { email: [`${'y'.repeat(200)} already`], business_name: ['z'.repeat(200)] },
    }),
  ),
  play: async () => {
    const long = 'Nana'.repeat(80);
    await fillSignupForm(TITLE, { ...ESI, 'Full name': long, 'Business name': long, Bio: long.repeat(10) });
    await chooseDocument(new File(['%PDF'], `identity-card.${'jpg'.repeat(60)}`));
    await userEvent.click(create());
    await expect(await main().findByText('z'.repeat(200))).toBeVisible();
    const toast = await screen.findByRole('region', { name: 'Notices' });
    const close = await within(toast).findByRole('button');
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
