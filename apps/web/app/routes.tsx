import { lazyComponent, type LazyComponent } from '@efie/ui';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { ScreenLoadFailure } from './boundaries/ScreenLoadFailure';
import { paths } from './paths';

type ImportScreen = () => Promise<{ Screen: ComponentType }>;

export interface AppRoute {
  path: string;
  Screen: LazyComponent<object>;
  /** Redirects to the agent login when no agent token is stored (ruling 14). */
  isForAgents: boolean;
}

/** The screen of a page for agents comes with its guard. */
async function importGuarded(importScreen: ImportScreen): Promise<ComponentType> {
  const [{ Screen }, { guarded }] = await Promise.all([importScreen(), import('./AgentPage')]);
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
  route(paths.home, () => import('../routes/Home/Home')),
  route(paths.listings, () => import('../routes/Listings/Listings')),
  route(paths.property, () => import('../routes/PropertyDetail/PropertyDetail')),
  route(paths.favorites, () => import('../routes/Favorites/Favorites')),
  route(paths.agentProfile, () => import('../routes/AgentProfile/AgentProfile')),
  route(paths.about, () => import('../routes/About/About')),
  route(paths.plans, () => import('../routes/Plans/Plans')),
  route(paths.privacyPolicy, () => import('../routes/Legal/PrivacyPolicy')),
  route(paths.termsOfService, () => import('../routes/Legal/TermsOfService')),
  route(paths.userLogin, () => import('../routes/UserLogin/UserLogin')),
  route(paths.agentLogin, () => import('../routes/AgentLogin/AgentLogin')),
  route(paths.verifyUserEmail, () => import('../routes/VerifyEmail/VerifyUserEmail')),
  route(paths.verifyAgentEmail, () => import('../routes/VerifyEmail/VerifyAgentEmail')),
  route(paths.userSignup, () => import('../routes/UserSignup/UserSignup')),
  route(paths.agentSignup, () => import('../routes/AgentSignup/AgentSignup')),
  route(paths.agentDashboard, () => import('../routes/AgentDashboard/AgentDashboard'), { isForAgents: true }),
  route(paths.listProperty, () => import('../routes/ListProperty/ListProperty'), { isForAgents: true }),
  route(paths.editProfile, () => import('../routes/EditProfile/EditProfile'), { isForAgents: true }),
  route(paths.paymentCallback, () => import('../routes/PaymentCallback/PaymentCallback')),
  route('*', () => import('../routes/NotFound/NotFound')),
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
