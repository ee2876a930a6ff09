import { DEMO_PASSWORD, demoAccount } from '@efie/mocks';
import { http, HttpResponse } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { opened as profileOpened, retype, HELD } from '../../screens/EditProfile/storyProfile';
import { drafted, FLAT_SHOWN, list, withPhotos } from '../../screens/ListProperty/storyListProperty';
import { fillIn } from '../../screens/common/storyLogin';
import { fillAll } from '../../screens/common/storySignup';
import { resendButton, typeCode, verifyButton } from '../../screens/common/storyVerify';
import { reasonOf } from './ends';
import { button, link, SLOW, type FaultScreen } from './screen';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const { email } = demoAccount('user');
const LOGIN_VALUES = { Email: email, Password: DEMO_PASSWORD };
const FIX_FIELDS = 'Validation Failed. Please fix the errors below.';
const FIELD_ERROR = 'This value was refused.';

const USER_VALUES = {
  'Full name': 'Kofi Mensah',
  Email: 'kofi@example.com',
  Password: DEMO_PASSWORD,
  'Confirm password': DEMO_PASSWORD,
};
const AGENT_VALUES = {
  ...USER_VALUES,
  Phone: '+233 24 555 0199',
  'Business name': 'Adom Keys',
  Region: 'Ashanti',
  District: 'Kumasi',
  Bio: 'Family homes in Kumasi.',
};
const PROFILE_VALUES = { ...HELD, Bio: 'New words.' };

const CODE = '48K2Q9';
const LISTING_FAILED = 'Failed to list property. Please try again.';
const NOT_LISTED = 'The property is not among your listings, and nothing you entered is lost.';
const LISTED_DESPITE_LOST_RESPONSE = {
  words: ["Your property was listed. Only the server's response was lost.", '0 of 10 photos'],
  way: link('Open your dashboard'),
  isDone: true,
} as const;
const TOO_LARGE = 'The photos are too large together: remove one, or choose smaller ones.';
const SESSION_EXPIRED = {
  words: ['Session expired', 'Log in again. Your draft is kept.'],
  way: button('Sign In'),
  isDone: true,
};

interface Signup {
  at: string;
  operation: 'signUpUser' | 'signUpAgent';
  title: string;
  values: Readonly<Record<string, string>>;
  submitLabel: string;
  successText: string;
}

/** Both sign-ups show the same results. */
const signup = ({ at, operation, title, values, submitLabel, successText }: Signup): FaultScreen => ({
  at,
  operation,
  call: 'write',
  act: async () => {
    await fillAll(title, values);
    await press(submitLabel);
  },
  kept: values,
  arrived: { words: [successText, 'Check your email'], way: button('Verify Email'), isDone: true },
  waiting: SLOW,
  failed: (failure) => ({
    words: [
      `Registration Failed: ${reasonOf(failure, 'Something went wrong. Please try again.')}`,
      ...(failure.status === 422 ? [FIELD_ERROR] : []),
    ],
    way: button(submitLabel),
  }),
});

/** Screens whose request is sent by a user action. */
export const WRITE_SCREENS = {
  userLogin: {
    at: '/user/login',
    operation: 'logInUser',
    // A read: a response without a token does not log in.
    call: 'read',
    act: async () => {
      await fillIn('Welcome Back', email);
      await press('Login');
    },
    kept: LOGIN_VALUES,
    arrived: {
      words: ['Login Successful! Welcome back to Efie.'],
      way: link('Browse Properties'),
      isDone: true,
    },
    waiting: SLOW,
    failed: (failure) => ({
      words:
        failure.status === 422
          ? [FIX_FIELDS, FIELD_ERROR]
          : [`Login Failed: ${reasonOf(failure, 'Invalid credentials. Please try again.')}`],
      way: button('Login'),
    }),
  },
  agentLogin: {
    at: '/agent/login',
    operation: 'logInAgent',
    call: 'read',
    act: async () => {
      await fillIn('Agent Login', demoAccount('agent-free').email);
      await press('Sign In');
    },
    kept: { ...LOGIN_VALUES, Email: demoAccount('agent-free').email },
    arrived: { words: ['Welcome back to your dashboard.'], way: button('Add Listing'), isDone: true },
    waiting: SLOW,
    failed: (failure) => ({
      words:
        failure.status === 422
          ? [FIX_FIELDS, FIELD_ERROR]
          : [reasonOf(failure, 'Invalid credentials. Please try again.')],
      way: button('Sign In'),
    }),
  },
  userSignup: signup({
    at: '/user/signup',
    operation: 'signUpUser',
    title: 'Create Your Account',
    values: USER_VALUES,
    submitLabel: 'Create Account',
    successText: 'Account Created Successfully!',
  }),
  agentSignup: signup({
    at: '/agent/signup',
    operation: 'signUpAgent',
    title: 'Become an Efie agent',
    values: AGENT_VALUES,
    submitLabel: 'Create Agent Account',
    successText: 'Registration Successful!',
  }),
  verifyUserEmail: {
    at: `/verify-email?email=${email}`,
    operation: 'verifyEmail',
    call: 'write',
    answers: [http.post('*/api/auth/verify-email', () => HttpResponse.json({ success: true }))],
    act: async () => {
      await typeCode(CODE);
      await userEvent.click(verifyButton());
    },
    kept: { 'Verification code': CODE },
    arrived: { words: ['Email Verified Successfully!'], way: link(/log in|login/i), isDone: true },
    waiting: SLOW,
    failed: (failure) => ({
      words: [
        ...(failure.status === 422 ? [FIELD_ERROR] : []),
        'Verification Failed',
        reasonOf(failure, 'Invalid or expired verification code.'),
      ],
      way: button('Verify Email'),
    }),
  },
  verifyAgentEmail: {
    at: `/agent/verify-email?email=${email}`,
    operation: 'resendVerification',
    call: 'write',
    answers: [http.post('*/api/auth/resend-verification', () => HttpResponse.json({ success: true }))],
    act: async () => {
      await typeCode(CODE);
      await userEvent.click(resendButton());
    },
    kept: { 'Verification code': CODE },
    arrived: {
      words: ['Verification Code Sent!', 'Please check your email for the verification code.'],
      way: button('Verify Email'),
    },
    waiting: { words: ['Check your email'], way: button('Verify Email') },
    failed: (failure) => ({
      words: ['Failed to Send Code', reasonOf(failure, 'Something went wrong. Please try again.')],
      way: button('Resend'),
    }),
  },
  plans: {
    at: '/plans',
    session: 'agent-free',
    operation: 'initializeSubscription',
    // Without a payment URL the response means that the link will follow.
    call: 'write',
    // A payment URL would navigate away from the test page.
    answers: [http.post('*/api/subscribe/initialize', () => HttpResponse.json({ success: true }))],
    act: () => press('Upgrade to Pro'),
    arrived: {
      words: ['Your Pro subscription is being processed. You will receive a payment link shortly.'],
      way: button('Upgrade to Pro'),
    },
    waiting: SLOW,
    failed: (failure) => ({
      words: [
        'Failed to initialize subscription. Please try again.',
        failure.isUnanswered ? 'Check your connection.' : failure.said,
      ],
      way: button('Upgrade to Pro'),
    }),
  },
  listProperty: {
    at: '/agent/list-property',
    session: 'agent-free',
    operation: 'createProperty',
    call: 'upload',
    before: drafted,
    act: async () => {
      await withPhotos(3);
      await userEvent.click(list());
    },
    kept: FLAT_SHOWN,
    arrived: { words: ['Property Listed!'], way: button('Add Listing'), isDone: true },
    waiting: SLOW,
    failed: (failure) => {
      if (failure.status === 401) return SESSION_EXPIRED;
      if (failure.isServed) return LISTED_DESPITE_LOST_RESPONSE;
      return {
        words: [
          reasonOf(failure, LISTING_FAILED),
          ...(failure.isUnanswered || failure.status === null ? [NOT_LISTED] : []),
          ...(failure.status === 413 ? [TOO_LARGE] : []),
          ...(failure.status === 422 ? [FIELD_ERROR] : []),
          '3 of 10 photos',
        ],
        way: button('List Property'),
      };
    },
  },
  editProfile: {
    at: '/agent/edit-profile',
    session: 'agent-premium',
    operation: 'updateAgentProfile',
    call: 'write',
    act: async () => {
      await profileOpened({});
      await retype('Bio', PROFILE_VALUES.Bio);
      await press('Save Changes');
    },
    kept: { Bio: PROFILE_VALUES.Bio },
    arrived: { words: ['Profile Updated!'], way: button('Add Listing'), isDone: true },
    waiting: SLOW,
    failed: (failure) =>
      failure.status === 401
        ? SESSION_EXPIRED
        : {
            words: [
              `Update Failed: ${reasonOf(failure, 'Failed to update profile. Please try again.')}`,
              ...(failure.status === 422 ? [FIELD_ERROR] : []),
            ],
            way: button('Save Changes'),
          },
  },
} satisfies Record<string, FaultScreen>;
