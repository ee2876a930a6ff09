import { lazyComponent, type LazyComponent } from '@efie/ui';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { ScreenLoadFailure } from '../routing/boundaries/ScreenLoadFailure';
import { paths } from '../routing/paths';

type ImportScreen = () => Promise<{ Screen: ComponentType }>;

export interface AppRoute {
  path: string;
  Screen: LazyComponent<object>;
  /** Redirects to the agent login when no agent token is stored (ruling 14). */
  isForAgents: boolean;
}

/** The screen of a page for agents comes with its guard. */
async function importGuarded(importScreen: ImportScreen): Promise<ComponentType> {
  const [{ Screen }, { guarded }] = await Promise.all([importScreen(), import('../routing/AgentPage')]);
  return guarded(Screen);
}

const route = (path: string, importScreen: ImportScreen, { isForAgents = false } = {}): AppRoute => ({
  path,
  Screen: lazyComponent<object>(
    async () => (isForAgents ? importGuarded(importScreen) : (await importScreen()).Screen),
    ScreenLoadFailure,
  ),
  isForAgents,
});

/** Every route as data (specification section 2): the router, the preloading and the tests all read it. */
export const routes: readonly AppRoute[] = [
  route(paths.home, () => import('../screens/Home/Home')),
  route(paths.listings, () => import('../screens/Listings/Listings')),
  route(paths.property, () => import('../screens/PropertyDetail/PropertyDetail')),
  route(paths.favorites, () => import('../screens/Favorites/Favorites')),
  route(paths.agentProfile, () => import('../screens/AgentProfile/AgentProfile')),
  route(paths.about, () => import('../screens/About/About')),
  route(paths.plans, () => import('../screens/Plans/Plans')),
  route(paths.privacyPolicy, () => import('../screens/Legal/PrivacyPolicy')),
  route(paths.termsOfService, () => import('../screens/Legal/TermsOfService')),
  route(paths.userLogin, () => import('../screens/UserLogin/UserLogin')),
  route(paths.agentLogin, () => import('../screens/AgentLogin/AgentLogin')),
  route(paths.verifyUserEmail, () => import('../screens/VerifyEmail/VerifyUserEmail')),
  route(paths.verifyAgentEmail, () => import('../screens/VerifyEmail/VerifyAgentEmail')),
  route(paths.userSignup, () => import('../screens/UserSignup/UserSignup')),
  route(paths.agentSignup, () => import('../screens/AgentSignup/AgentSignup')),
  route(paths.agentDashboard, () => import('../screens/AgentDashboard/AgentDashboard'), {
    isForAgents: true,
  }),
  route(paths.listProperty, () => import('../screens/ListProperty/ListProperty'), { isForAgents: true }),
  route(paths.editProfile, () => import('../screens/EditProfile/EditProfile'), { isForAgents: true }),
  route(paths.paymentCallback, () => import('../screens/PaymentCallback/PaymentCallback')),
  route('*', () => import('../screens/NotFound/NotFound')),
];

/** The route that answers a path; broken percent signs end at the 404 page rather than in a throw (fault 30). */
export function routeFor(path: string): AppRoute | undefined {
  return routes.find((candidate) => {
    try {
      return matchPath(candidate.path, path) !== null;
    } catch {
      return candidate.path === '*';
    }
  });
}

/** Loads the code of the screen that answers a path; a failure shows when the screen is rendered. */
export async function loadRouteFor(path: string): Promise<void> {
  await routeFor(path)?.Screen.load();
}
