import { http, HttpResponse } from 'msw';
import type { ScreenName } from '../../routing/paths';
import {
  button,
  CHECK_CONNECTION,
  link,
  TRY_IN_A_MOMENT,
  SLOW_NOTICE,
  type FaultScreen,
} from './faultScreen';

/** Screens that load data when they open. */
export const READ_SCREENS = {
  // On failure the section is left out and the rest renders (ruling 9).
  home: {
    operation: 'listProperties',
    requestKind: 'read',
    arrived: { visibleTexts: ['Featured Properties', 'How It Works'], wayForward: link('Browse Properties') },
    waiting: { visibleTexts: ['Featured Properties', 'How It Works'], wayForward: link('Browse Properties') },
    failed: ({ hasNoResponse }) => ({
      visibleTexts: [
        `Homes could not be loaded. ${hasNoResponse ? CHECK_CONNECTION : TRY_IN_A_MOMENT}`,
        'How It Works',
      ],
      absentTexts: ['Featured Properties'],
      wayForward: button('Try again'),
    }),
  },
  listings: {
    operation: 'listProperties',
    requestKind: 'read',
    arrived: { visibleTexts: [/\d+ properties found/], wayForward: link(/^View Details of /) },
    waiting: SLOW_NOTICE,
    failed: ({ hasNoResponse }) => ({
      visibleTexts: ['Properties could not be loaded', hasNoResponse ? CHECK_CONNECTION : TRY_IN_A_MOMENT],
      wayForward: button('Try again'),
    }),
  },
  propertyDetail: {
    path: '/property/1001',
    operation: 'getProperty',
    requestKind: 'read',
    arrived: { visibleTexts: ['Description'], wayForward: link('Call Agent') },
    waiting: SLOW_NOTICE,
    failed: ({ hasNoResponse, status, serverMessage }) =>
      status === 404
        ? { visibleTexts: ['Property not found'], wayForward: link('Browse Properties') }
        : {
            visibleTexts: [
              'Property could not be loaded',
              hasNoResponse ? CHECK_CONNECTION : serverMessage || TRY_IN_A_MOMENT,
            ],
            wayForward: button('Try again'),
          },
  },
  compare: {
    path: '/compare?homes=1001,1002',
    operation: 'getProperty',
    requestKind: 'read',
    arrived: { visibleTexts: ['2 homes side by side'], wayForward: button('Share') },
    waiting: SLOW_NOTICE,
    failed: ({ hasNoResponse, status, serverMessage }) =>
      status === 404
        ? { visibleTexts: ['No homes to compare'], wayForward: link('Browse Properties') }
        : {
            visibleTexts: [
              'The homes could not be loaded',
              hasNoResponse ? CHECK_CONNECTION : serverMessage || TRY_IN_A_MOMENT,
            ],
            wayForward: button('Try again'),
          },
  },
  // On failure an empty list and a toast (ruling 45).
  favorites: {
    session: 'user',
    operation: 'listUserFavorites',
    requestKind: 'read',
    arrived: { visibleTexts: [/\d+ saved properties/], wayForward: button(/^Remove .* from favorites$/) },
    waiting: SLOW_NOTICE,
    failed: ({ hasNoResponse, status }) =>
      status === 401
        ? { visibleTexts: ['No saved properties yet'], wayForward: link('Browse Properties') }
        : {
            visibleTexts: [
              'No saved properties yet',
              'Failed to load your favorites. Please try again.',
              `Your favorites could not be loaded. ${hasNoResponse ? CHECK_CONNECTION : TRY_IN_A_MOMENT}`,
            ],
            wayForward: button('Try again'),
          },
  },
  // Any failure shows a toast and a message on the screen (ruling 128).
  agentProfile: {
    path: '/agent/profile/101',
    operation: 'getAgentProfile',
    requestKind: 'read',
    arrived: { visibleTexts: ['Akosua Frimpong'], wayForward: link(/^Call/) },
    waiting: SLOW_NOTICE,
    failed: ({ hasNoResponse, status }) => ({
      visibleTexts: [
        'Agent not found please',
        'Failed to load agent profile',
        ...(status === 404 ? [] : [hasNoResponse ? CHECK_CONNECTION : TRY_IN_A_MOMENT]),
      ],
      wayForward: button(status === 404 ? 'Go Back' : 'Try again'),
    }),
  },
  agentDashboard: {
    session: 'agent-premium',
    operation: 'listOwnProperties',
    requestKind: 'read',
    arrived: { visibleTexts: [/Property Listings \(\d+\)/], wayForward: button('Add Listing') },
    waiting: SLOW_NOTICE,
    failed: ({ hasNoResponse, status }) =>
      status === 401
        ? { visibleTexts: ['Session expired', 'Log in again.'], wayForward: button('Sign In') }
        : {
            visibleTexts: [
              'Properties could not be loaded',
              hasNoResponse ? CHECK_CONNECTION : TRY_IN_A_MOMENT,
            ],
            wayForward: button('Try again'),
          },
  },
  // Only an unambiguous response counts as success.
  paymentCallback: {
    path: '/payment/callback?reference=EF-7K2Q91B',
    session: 'agent-free',
    operation: 'verifyPayment',
    requestKind: 'read',
    handlers: [
      http.get('*/api/subscription/callback', () =>
        HttpResponse.json({ success: true, status: 'success', redirect_url: '/agent/dashboard' }),
      ),
    ],
    arrived: {
      visibleTexts: ['Payment successful! Redirecting to dashboard...'],
      wayForward: { role: 'progressbar', name: 'Going to the dashboard' },
    },
    waiting: SLOW_NOTICE,
    failed: ({ hasNoResponse, status, serverMessage, retryText }) => ({
      ...(status === 200
        ? { visibleTexts: [serverMessage, 'EF-7K2Q91B'], wayForward: link('Back to Plans') }
        : {
            visibleTexts: [
              'Your payment could not be verified yet.',
              'An error occurred while verifying payment.',
              ...(hasNoResponse ? ['Check your connection.'] : []),
              retryText,
              'EF-7K2Q91B',
            ],
            wayForward: button('Try again'),
          }),
      absentTexts: [/Payment successful/],
    }),
  },
} satisfies Partial<Record<ScreenName, FaultScreen>>;
