import { http, HttpResponse } from 'msw';
import { button, CONNECTION, link, MOMENT, SLOW, type FaultScreen } from './screen';

/** Screens that load data when they open. */
export const READ_SCREENS = {
  // On failure the section is left out and the rest renders (ruling 9).
  home: {
    at: '/',
    operation: 'listProperties',
    call: 'read',
    arrived: { words: ['Featured Properties', 'How It Works'], way: link('Browse Properties') },
    waiting: { words: ['Featured Properties', 'How It Works'], way: link('Browse Properties') },
    failed: () => ({
      words: ['How It Works'],
      without: ['Featured Properties'],
      way: link('Find a Place to Rent'),
    }),
  },
  listings: {
    at: '/listings',
    operation: 'listProperties',
    call: 'read',
    arrived: { words: [/\d+ properties found/], way: link('View Details') },
    waiting: SLOW,
    failed: ({ isUnanswered }) => ({
      words: ['Properties could not be loaded', isUnanswered ? CONNECTION : MOMENT],
      way: button('Try again'),
    }),
  },
  property: {
    at: '/property/1001',
    operation: 'getProperty',
    call: 'read',
    arrived: { words: ['Description'], way: link('Call Agent') },
    waiting: SLOW,
    failed: ({ isUnanswered, status, said }) =>
      status === 404
        ? { words: ['Property not found'], way: link('Browse Properties') }
        : {
            words: ['Property could not be loaded', isUnanswered ? CONNECTION : said || MOMENT],
            way: button('Try again'),
          },
  },
  // On failure an empty list and a toast (ruling 45).
  favorites: {
    at: '/favorites',
    session: 'user',
    operation: 'listUserFavorites',
    call: 'read',
    arrived: { words: [/\d+ saved properties/], way: button(/^Remove .* from favorites$/) },
    waiting: SLOW,
    failed: ({ isUnanswered, status }) =>
      status === 401
        ? { words: ['No saved properties yet'], way: link('Browse Properties') }
        : {
            words: [
              'No saved properties yet',
              'Failed to load your favorites. Please try again.',
              `Your favorites could not be loaded. ${isUnanswered ? CONNECTION : MOMENT}`,
            ],
            way: button('Try again'),
          },
  },
  // Any failure shows a toast and a message on the screen (ruling 128).
  agentProfile: {
    at: '/agent/profile/101',
    operation: 'getAgentProfile',
    call: 'read',
    arrived: { words: ['Akosua Frimpong'], way: link(/^Call/) },
    waiting: SLOW,
    failed: ({ isUnanswered, status }) => ({
      words: [
        'Agent not found please',
        'Failed to load agent profile',
        ...(status === 404 ? [] : [isUnanswered ? CONNECTION : MOMENT]),
      ],
      way: button(status === 404 ? 'Go Back' : 'Try again'),
    }),
  },
  agentDashboard: {
    at: '/agent/dashboard',
    session: 'agent-premium',
    operation: 'listOwnProperties',
    call: 'read',
    arrived: { words: [/Property Listings \(\d+\)/], way: button('Add Listing') },
    waiting: SLOW,
    failed: ({ isUnanswered, status }) =>
      status === 401
        ? { words: ['Session expired', 'Log in again.'], way: button('Sign In') }
        : {
            words: ['Properties could not be loaded', isUnanswered ? CONNECTION : MOMENT],
            way: button('Try again'),
          },
  },
  // Only an unambiguous response counts as success.
  paymentCallback: {
    at: '/payment/callback?reference=EF-7K2Q91B',
    session: 'agent-free',
    operation: 'verifyPayment',
    call: 'read',
    answers: [
      http.get('*/api/subscription/callback', () =>
        HttpResponse.json({ success: true, status: 'success', redirect_url: '/agent/dashboard' }),
      ),
    ],
    arrived: {
      words: ['Payment successful! Redirecting to dashboard...'],
      way: { role: 'progressbar', name: 'Going to the dashboard' },
    },
    waiting: SLOW,
    failed: ({ isUnanswered, status, said, retry }) => ({
      ...(status === 200
        ? { words: [said, 'EF-7K2Q91B'], way: link('Back to Plans') }
        : {
            words: [
              'Your payment could not be verified yet.',
              'An error occurred while verifying payment.',
              ...(isUnanswered ? ['Check your connection.'] : []),
              retry,
              'EF-7K2Q91B',
            ],
            way: button('Try again'),
          }),
      without: [/Payment successful/],
    }),
  },
} satisfies Record<string, FaultScreen>;
