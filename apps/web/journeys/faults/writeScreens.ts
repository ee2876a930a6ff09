import { DEMO_PASSWORD, demoAccount } from '@efie/mocks';
import { http, HttpResponse } from 'msw';
import { screen, userEvent } from 'storybook/test';
import {
  expectForm as profileOpened,
  replaceText,
  SAVED_VALUES,
} from '../../screens/EditProfile/storyProfile';
import {
  storeFlatDraft,
  FLAT_SHOWN,
  listButton,
  addPhotosToDraft,
} from '../../screens/ListProperty/storyListProperty';
import type { ScreenName } from '../../routing/paths';
import { fillLoginForm } from '../../screens/common/stories/storyScreen';
import { fillSignupForm } from '../../screens/common/account/storySignup';
import { resendButton, typeCode, verifyButton } from '../../screens/VerifyEmail/storyVerifyEmail';
import { failureText } from './faultResult';
import { button, link, SLOW_NOTICE, type FaultScreen } from './faultScreen';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const { email } = demoAccount('user');
const LOGIN_VALUES = { Email: email, Password: DEMO_PASSWORD };
const FIX_FIELDS = 'Validation Failed. Please fix the errors below.';
const FIELD_ERROR = 'This value is invalid.';

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
const PROFILE_VALUES = { ...SAVED_VALUES, Bio: 'New words.' };

const CODE = '48K2Q9';
const LISTING_FAILED = 'Failed to list property. Please try again.';
const NOT_LISTED = 'The property is not among your listings, and nothing you entered is lost.';
const LISTED_DESPITE_LOST_RESPONSE = {
  visibleTexts: ["Your property was listed. Only the server's response was lost.", '0 of 10 photos'],
  wayForward: link('Open your dashboard'),
  isFormGone: true,
} as const;
const TOO_LARGE = 'The photos are too large together: remove one, or choose smaller ones.';
const SESSION_EXPIRED = {
  visibleTexts: ['Session expired', 'Log in again. Your draft is kept.'],
  wayForward: button('Sign In'),
  isFormGone: true,
};

interface Signup {
  operation: 'signUpUser' | 'signUpAgent';
  title: string;
  values: Readonly<Record<string, string>>;
  submitLabel: string;
  successText: string;
}

/** Both sign-ups show the same results. */
const signup = ({ operation, title, values, submitLabel, successText }: Signup): FaultScreen => ({
  operation,
  requestKind: 'write',
  act: async () => {
    await fillSignupForm(title, values);
    await press(submitLabel);
  },
  preservedValues: values,
  arrived: {
    visibleTexts: [successText, 'Check your email'],
    wayForward: button('Verify Email'),
    isFormGone: true,
  },
  waiting: SLOW_NOTICE,
  failed: (failure) => ({
    visibleTexts: [
      `Registration Failed: ${failureText(failure, 'Something went wrong. Please try again.')}`,
      ...(failure.status === 422 ? [FIELD_ERROR] : []),
    ],
    wayForward: button(submitLabel),
  }),
});

/** Screens whose request is sent by a user action. */
export const WRITE_SCREENS = {
  userLogin: {
    operation: 'logInUser',
    // A read: a response without a token does not log in.
    requestKind: 'read',
    act: async () => {
      await fillLoginForm('Welcome Back', email);
      await press('Login');
    },
    preservedValues: LOGIN_VALUES,
    arrived: {
      visibleTexts: ['Login Successful! Welcome back to Efie.'],
      wayForward: link('Browse Properties'),
      isFormGone: true,
    },
    waiting: SLOW_NOTICE,
    failed: (failure) => ({
      visibleTexts:
        failure.status === 422
          ? [FIX_FIELDS, FIELD_ERROR]
          : [`Login Failed: ${failureText(failure, 'Invalid credentials. Please try again.')}`],
      wayForward: button('Login'),
    }),
  },
  agentLogin: {
    operation: 'logInAgent',
    requestKind: 'read',
    act: async () => {
      await fillLoginForm('Agent Login', demoAccount('agent-free').email);
      await press('Sign In');
    },
    preservedValues: { ...LOGIN_VALUES, Email: demoAccount('agent-free').email },
    arrived: {
      visibleTexts: ['Welcome back to your dashboard.'],
      wayForward: button('Add Listing'),
      isFormGone: true,
    },
    waiting: SLOW_NOTICE,
    failed: (failure) => ({
      visibleTexts:
        failure.status === 422
          ? [FIX_FIELDS, FIELD_ERROR]
          : [failureText(failure, 'Invalid credentials. Please try again.')],
      wayForward: button('Sign In'),
    }),
  },
  userSignup: signup({
    operation: 'signUpUser',
    title: 'Create Your Account',
    values: USER_VALUES,
    submitLabel: 'Create Account',
    successText: 'Account Created Successfully!',
  }),
  agentSignup: signup({
    operation: 'signUpAgent',
    title: 'Become an Efie agent',
    values: AGENT_VALUES,
    submitLabel: 'Create Agent Account',
    successText: 'Registration Successful!',
  }),
  verifyEmail: {
    path: `/verify-email?email=${email}`,
    operation: 'verifyEmail',
    requestKind: 'write',
    handlers: [http.post('*/api/auth/verify-email', () => HttpResponse.json({ success: true }))],
    act: async () => {
      await typeCode(CODE);
      await userEvent.click(verifyButton());
    },
    preservedValues: { 'Verification code': CODE },
    arrived: {
      visibleTexts: ['Email Verified Successfully!'],
      wayForward: link(/log in|login/i),
      isFormGone: true,
    },
    waiting: SLOW_NOTICE,
    failed: (failure) => ({
      visibleTexts: [
        ...(failure.status === 422 ? [FIELD_ERROR] : []),
        'Verification Failed',
        failureText(failure, 'Invalid or expired verification code.'),
      ],
      wayForward: button('Verify Email'),
    }),
  },
  agentVerifyEmail: {
    path: `/agent/verify-email?email=${email}`,
    operation: 'resendVerification',
    requestKind: 'write',
    handlers: [http.post('*/api/auth/resend-verification', () => HttpResponse.json({ success: true }))],
    act: async () => {
      await typeCode(CODE);
      await userEvent.click(resendButton());
    },
    preservedValues: { 'Verification code': CODE },
    arrived: {
      visibleTexts: ['Verification Code Sent!', 'Please check your email for the verification code.'],
      wayForward: button('Verify Email'),
    },
    waiting: { visibleTexts: ['Check your email'], wayForward: button('Verify Email') },
    failed: (failure) => ({
      visibleTexts: ['Failed to Send Code', failureText(failure, 'Something went wrong. Please try again.')],
      wayForward: button('Resend'),
    }),
  },
  plans: {
    session: 'agent-free',
    operation: 'initializeSubscription',
    // Without a payment URL the response means that the link will follow.
    requestKind: 'change',
    // A payment URL would navigate away from the test page.
    handlers: [http.post('*/api/subscribe/initialize', () => HttpResponse.json({ success: true }))],
    act: () => press('Upgrade to Pro'),
    arrived: {
      visibleTexts: ['Your Pro subscription is being processed. You will receive a payment link shortly.'],
      wayForward: button('Upgrade to Pro'),
    },
    waiting: SLOW_NOTICE,
    failed: (failure) => ({
      visibleTexts: [
        'Failed to initialize subscription. Please try again.',
        failure.hasNoResponse ? 'Check your connection.' : failure.serverMessage,
      ],
      wayForward: button('Upgrade to Pro'),
    }),
  },
  listProperty: {
    session: 'agent-free',
    operation: 'createProperty',
    requestKind: 'upload',
    prepare: storeFlatDraft,
    act: async () => {
      await addPhotosToDraft(3);
      await userEvent.click(listButton());
    },
    preservedValues: FLAT_SHOWN,
    arrived: { visibleTexts: ['Property Listed!'], wayForward: button('Add Listing'), isFormGone: true },
    waiting: SLOW_NOTICE,
    failed: (failure) => {
      if (failure.status === 401) return SESSION_EXPIRED;
      if (failure.wasProcessed) return LISTED_DESPITE_LOST_RESPONSE;
      return {
        visibleTexts: [
          failureText(failure, LISTING_FAILED),
          ...(failure.hasNoResponse || failure.status === null ? [NOT_LISTED] : []),
          ...(failure.status === 413 ? [TOO_LARGE] : []),
          ...(failure.status === 422 ? [FIELD_ERROR] : []),
          '3 of 10 photos',
        ],
        wayForward: button('List Property'),
      };
    },
  },
  editProfile: {
    session: 'agent-premium',
    operation: 'updateAgentProfile',
    requestKind: 'change',
    act: async () => {
      await profileOpened({});
      await replaceText('Bio', PROFILE_VALUES.Bio);
      await press('Save Changes');
    },
    preservedValues: { Bio: PROFILE_VALUES.Bio },
    arrived: { visibleTexts: ['Profile Updated!'], wayForward: button('Add Listing'), isFormGone: true },
    waiting: SLOW_NOTICE,
    failed: (failure) =>
      failure.status === 401
        ? SESSION_EXPIRED
        : {
            visibleTexts: [
              `Update Failed: ${failureText(failure, 'Failed to update profile. Please try again.')}`,
              ...(failure.status === 422 ? [FIELD_ERROR] : []),
            ],
            wayForward: button('Save Changes'),
          },
  },
} satisfies Partial<Record<ScreenName, FaultScreen>>;
