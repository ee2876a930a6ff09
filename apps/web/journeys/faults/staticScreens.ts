import type { OperationId } from '@efie/mocks';
import type { ExpectedContent, FaultScreen } from './faultScreen';
import { link } from './faultScreen';

/** A screen without requests of its own: the header's requests fail silently (rulings 45, 93). */
function staticScreen(
  path: string,
  operation: OperationId,
  text: string,
  wayForward: ExpectedContent['wayForward'],
): FaultScreen {
  const expected = { visibleTexts: [text], wayForward };
  return {
    path,
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
  about: staticScreen('/about', 'listUserFavorites', 'A fair way to find a home.', BROWSE),
  privacyPolicy: staticScreen('/privacy-policy', 'getUserProfile', 'Privacy Policy', BROWSE),
  termsOfService: staticScreen('/terms-of-service', 'listAgentFavorites', 'Terms of Service', BROWSE),
  notFound: staticScreen('/no/such/page', 'getUserProfile', 'Page Not Found', link('Go Home')),
} satisfies Record<string, FaultScreen>;
