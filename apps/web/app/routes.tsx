import { lazyComponent, type LazyComponent } from '@efie/ui';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { ScreenLoadFailure } from '../routing/boundaries/ScreenLoadFailure';
import { paths } from '../routing/paths';

type LoadScreen = () => Promise<ComponentType>;

export interface AppRoute {
  path: string;
  Screen: LazyComponent<object>;
  /** Redirects to the agent login when no agent token is stored (ruling 14). */
  isForAgents: boolean;
}

async function loadGuarded(loadScreen: LoadScreen): Promise<ComponentType> {
  const [Screen, { guarded }] = await Promise.all([loadScreen(), import('../routing/AgentPage')]);
  return guarded(Screen);
}

const route = (path: string, loadScreen: LoadScreen, { isForAgents = false } = {}): AppRoute => ({
  path,
  Screen: lazyComponent<object>(isForAgents ? () => loadGuarded(loadScreen) : loadScreen, ScreenLoadFailure),
  isForAgents,
});

/** All routes, used by the router, by preloading and by the tests. */
export const routes: readonly AppRoute[] = [
  route(paths.home, async () => (await import('../screens/Home/Home')).HomeScreen),
  route(paths.listings, async () => (await import('../screens/Listings/Listings')).ListingsScreen),
  route(
    paths.property,
    async () => (await import('../screens/PropertyDetail/PropertyDetail')).PropertyDetailScreen,
  ),
  route(paths.favorites, async () => (await import('../screens/Favorites/Favorites')).FavoritesScreen),
  route(
    paths.agentProfile,
    async () => (await import('../screens/AgentProfile/AgentProfile')).AgentProfileScreen,
  ),
  route(paths.about, async () => (await import('../screens/About/About')).AboutScreen),
  route(paths.plans, async () => (await import('../screens/Plans/Plans')).PlansScreen),
  route(
    paths.privacyPolicy,
    async () => (await import('../screens/Legal/PrivacyPolicy')).PrivacyPolicyScreen,
  ),
  route(
    paths.termsOfService,
    async () => (await import('../screens/Legal/TermsOfService')).TermsOfServiceScreen,
  ),
  route(paths.userLogin, async () => (await import('../screens/UserLogin/UserLogin')).UserLoginScreen),
  route(paths.agentLogin, async () => (await import('../screens/AgentLogin/AgentLogin')).AgentLoginScreen),
  route(
    paths.verifyUserEmail,
    async () => (await import('../screens/VerifyEmail/VerifyUserEmail')).VerifyUserEmailScreen,
  ),
  route(
    paths.verifyAgentEmail,
    async () => (await import('../screens/VerifyEmail/VerifyAgentEmail')).VerifyAgentEmailScreen,
  ),
  route(paths.userSignup, async () => (await import('../screens/UserSignup/UserSignup')).UserSignupScreen),
  route(
    paths.agentSignup,
    async () => (await import('../screens/AgentSignup/AgentSignup')).AgentSignupScreen,
  ),
  route(
    paths.agentDashboard,
    async () => (await import('../screens/AgentDashboard/AgentDashboard')).AgentDashboardScreen,
    {
      isForAgents: true,
    },
  ),
  route(
    paths.listProperty,
    async () => (await import('../screens/ListProperty/ListProperty')).ListPropertyScreen,
    { isForAgents: true },
  ),
  route(
    paths.editProfile,
    async () => (await import('../screens/EditProfile/EditProfile')).EditProfileScreen,
    { isForAgents: true },
  ),
  route(
    paths.paymentCallback,
    async () => (await import('../screens/PaymentCallback/PaymentCallback')).PaymentCallbackScreen,
  ),
  route('*', async () => (await import('../screens/NotFound/NotFound')).NotFoundScreen),
];

/** The route that matches a path. Invalid percent-encoding matches the 404 route instead of throwing. */
export function routeFor(path: string): AppRoute | undefined {
  return routes.find((candidate) => {
    try {
      return matchPath(candidate.path, path) !== null;
    } catch {
      return candidate.path === '*';
    }
  });
}

/** Loads the code of a path's screen. Never rejects: a failure shows when the screen renders. */
export async function loadRouteFor(path: string): Promise<void> {
  await routeFor(path)?.Screen.load();
}
