import type { OperationId } from '@efie/mocks';
import type { Face, FaultScreen } from './screen';
import { link } from './screen';

/** A screen that asks for nothing itself: the header's own calls are silent, whatever becomes of them (rulings 45, 93). */
function still(at: string, operation: OperationId, words: string, way: Face['way']): FaultScreen {
  const face = { words: [words], way };
  return {
    at,
    session: operation === 'listAgentFavorites' ? 'agent-free' : 'user',
    operation,
    call: 'read',
    arrived: face,
    waiting: face,
    failed: () => face,
  };
}

/** A page of words leads nowhere itself. */
const BROWSE = { ...link('Browse'), isInHeader: true } as const;

/** Screens of words alone; what surrounds them still calls. */
export const STILL_SCREENS = {
  about: still('/about', 'listUserFavorites', 'A fair way to find a home.', BROWSE),
  privacyPolicy: still('/privacy-policy', 'getUserProfile', 'Privacy Policy', BROWSE),
  termsOfService: still('/terms-of-service', 'listAgentFavorites', 'Terms of Service', BROWSE),
  notFound: still('/no/such/page', 'getUserProfile', 'Page Not Found', link('Go Home')),
} satisfies Record<string, FaultScreen>;
