import { lazy, useEffect, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { forgetChunkReload } from './lazyReload';
import { paths } from './paths';

type LoadScreen = () => Promise<{ Screen: ComponentType }>;

export interface AppRoute {
  path: string;
  Screen: ComponentType;
  /** Brings the screen's code; resolves at once when it is there. */
  load: () => Promise<unknown>;
  /** Redirects to the agent login when no agent token is stored (ruling 14). */
  isForAgents: boolean;
}

/** The screen of a page for agents comes with its guard. */
async function loadGuarded(loadScreen: LoadScreen): Promise<{ Screen: ComponentType }> {
  const [{ Screen }, { guarded }] = await Promise.all([loadScreen(), import('./AgentPage')]);
  return { Screen: guarded(Screen) };
}

function route(path: string, loadScreen: LoadScreen, { isForAgents = false } = {}): AppRoute {
  let loaded: ComponentType | null = null;
  const load = async () => {
    const { Screen } = await (isForAgents ? loadGuarded(loadScreen) : loadScreen());
    loaded = Screen;
    return { default: Screen };
  };
  const LazyScreen = lazy(load);
  return {
    path,
    // Code that is already there renders in the same pass: the pre-rendered shell is hydrated without waiting in a boundary.
    Screen: function RouteScreen() {
      const [Screen] = useState<ComponentType>(() => loaded ?? LazyScreen);
      useEffect(forgetChunkReload, []);
      return <Screen />;
    },
    load,
    isForAgents,
  };
}

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

/** Brings the code of the screen that answers a path. Rejects when its chunk cannot be loaded. */
export async function loadRouteFor(path: string): Promise<void> {
  await routeFor(path)?.load();
}
