import type { WrittenStory } from '../../.ci/stories/readStories';

/**
 * The states that the specification names for each screen (section 2), and the story that shows each. A screen's own title
 * is left out: `Screens/Listings: Default`.
 */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Screens/Home': {
    'more than two featured properties': 'Three Featured',
    'too few featured properties: no section': 'Two Featured',
    loading: 'Loading',
    'load failed': 'Load Failed',
    'signed-in user': 'Signed In User',
    'signed-in agent': 'Signed In Agent',
    phone: 'Phone',
  },
  'Screens/Listings': {
    results: 'Default',
    'six skeleton cards': 'Loading',
    'Searching...': 'Searching',
    'no properties found': 'Empty',
    'load failed': 'Load Failed',
    'filters of a phone': 'Phone With Sheet',
    'a guest saves: Login Required': 'Guest Saves',
  },
  'Screens/About': { 'the page': 'Default', phone: 'Phone' },
  'Screens/PrivacyPolicy': { 'the page': 'Default', phone: 'Phone' },
  'Screens/TermsOfService': { 'the page': 'Default', phone: 'Phone' },
  'Screens/Plans': {
    guest: 'Default',
    'current plan: Subscribed': 'On Pro',
    'expired plan': 'Expired',
    starting: 'Starting',
    'start failed': 'Start Failed',
    'no email': 'No Email',
    'processed, link to come': 'Link Comes Later',
    'already paid': 'Already Paid',
    phone: 'Phone',
  },
  'Screens/Favorites': {
    'guest: an empty list': 'Default',
    loading: 'Loading',
    'saved properties': 'Signed In User',
    'remove dialog': 'Remove Dialog',
    'no saved properties': 'Empty',
    'load failed': 'Load Failed',
    phone: 'Phone',
  },
  'Screens/PropertyDetail': {
    'a property to rent': 'Default',
    'a property for sale': 'Sale',
    loading: 'Loading',
    'not found': 'Not Found',
    'load failed': 'Load Failed',
    'more than three photos': 'Many Photos',
    lightbox: 'Lightbox By Keyboard',
    reported: 'Reported',
    'shared by the device': 'Shared Natively',
    'link copied': 'Shared By Copy',
    'no phone number': 'No Phone',
    phone: 'Phone Layout',
  },
  'Screens/AgentLogin': {
    'empty form': 'Idle',
    'logged in': 'Logged In',
    refused: 'Refused',
    unverified: 'Unverified',
    'session expired': 'Session Expired',
    phone: 'Phone',
  },
  'Screens/AgentSignup': {
    'empty form': 'Idle',
    'passwords differ': 'Mismatch',
    'field errors': 'Refused Fields',
    submitting: 'Submitting',
    registered: 'Registered',
    phone: 'Phone',
  },
  'Screens/UserLogin': {
    'empty form': 'Idle',
    'wrong password': 'Wrong Password',
    'field errors': 'Refused Fields',
    unverified: 'Unverified',
    submitting: 'Submitting',
    'logged in': 'Logged In',
    phone: 'Phone',
  },
  'Screens/UserSignup': {
    'empty form': 'Idle',
    'passwords differ': 'Mismatch',
    'field errors': 'Refused Fields',
    submitting: 'Submitting',
    created: 'Created',
    phone: 'Phone',
  },
  'Screens/VerifyEmail': {
    'empty form': 'Idle',
    'no code': 'Empty Code',
    'wrong code': 'Wrong Code',
    'no email': 'No Email',
    submitting: 'Submitting',
    verified: 'Verified',
    'code sent again': 'Resent',
    'code could not be sent': 'Resend Failed',
    phone: 'Phone',
  },
  'Screens/AgentVerifyEmail': {
    'empty form': 'Idle',
    'Verification Failed panel': 'Failed',
    'code sent again': 'Resent',
    verified: 'Verified',
    phone: 'Failed Phone',
  },
  'Screens/AgentProfile': {
    'the profile': 'Default',
    loading: 'Loading',
    'not verified': 'Not Verified',
    'no properties listed': 'No Listings',
    'not found': 'Not Found',
    'load failed': 'Load Failed',
    phone: 'Phone',
  },
  'Screens/AgentDashboard': {
    'verified agent': 'Default',
    loading: 'Loading',
    'not verified: no figures': 'Not Verified',
    'at the limit': 'At Limit',
    'expired plan': 'Expired Plan',
    'no properties listed': 'Empty',
    'profile failed': 'Profile Failed',
    'listings failed': 'Listings Failed',
    'payments failed': 'Payments Failed',
    'delete dialog': 'Delete Dialog',
    'Deleting...': 'Deleting',
    'delete failed': 'Delete Failed',
    'signed out': 'Signed Out',
    phone: 'Phone',
  },
  'Screens/EditProfile': {
    'the form': 'Default',
    loading: 'Loading',
    'load failed': 'Load Failed',
    'no changes': 'No Changes',
    saved: 'Saved',
    'field errors': 'Refused Fields',
    'image updated': 'Image Updated',
    'image refused': 'Image Refused',
    'image failed': 'Image Failed',
    submitting: 'Submitting',
    phone: 'Phone',
  },
  'Screens/PaymentCallback': {
    verifying: 'Verifying',
    successful: 'Paid Panel',
    failed: 'Failed',
    'no reference': 'No Reference',
    'in doubt': 'Doubtful',
  },
  'Screens/NotFound': { 'the page': 'Default', phone: 'Phone' },
};

export interface Gap {
  screen: string;
  state: string;
}

/** What the specification names and no story shows. */
export function findGaps(stories: readonly Pick<WrittenStory, 'title' | 'name'>[]): readonly Gap[] {
  const has = (title: string, name: string) =>
    stories.some((story) => story.title === title && story.name === name);
  return Object.entries(EXPECTED).flatMap(([screen, states]) =>
    Object.entries(states)
      .filter(([, name]) => !has(screen, name))
      .map(([state]) => ({ screen, state })),
  );
}
