import type { OperationId } from '@efie/mocks';
import type { ScreenName } from '../../routing/paths';
import type { ExpectedContent, FaultScreen } from './faultScreen';
import { link } from './faultScreen';

/** A screen without requests of its own: the header's requests fail silently (rulings 45, 93). */
function staticScreen(
  operation: OperationId,
  text: string,
  wayForward: ExpectedContent['wayForward'],
): FaultScreen {
  const expected = { visibleTexts: [text], wayForward };
  return {
    session: operation === 'listAgentFavorites' ? 'agent-free' : 'user',
    operation,
    requestKind: 'read',
    arrived: expected,
    waiting: expected,
    failed: () => expected,
  };
}

/** Text screens have no call to action, so the way on is in the header. */
const BROWSE = { ...link('Browse'), isInHeader: true } as const;

/** Screens without requests of their own; the header still sends some. */
export const STATIC_SCREENS = {
  about: staticScreen('listUserFavorites', 'A fair way to find a home.', BROWSE),
  privacyPolicy: staticScreen('getUserProfile', 'Privacy Policy', BROWSE),
  termsOfService: staticScreen('listAgentFavorites', 'Terms of Service', BROWSE),
  notFound: {
    path: '/no/such/page',
    ...staticScreen('getUserProfile', 'Page Not Found', link('Go Home')),
  },
} satisfies Partial<Record<ScreenName, FaultScreen>>;
