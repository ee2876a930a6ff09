import { createModule, suspending } from '@efie/ui';
import type { ComponentType } from 'react';
import { memberRest } from './modules';
import { ScreenLoadFailure } from '../routing/boundaries/ScreenLoadFailure';
import { agentScreens, paths, type ScreenName } from '../routing/paths';
import { screenAt, screenNames } from '../routing/screens';
import { HomeScreen } from '../screens/Home/Home';
import { ListingsScreen } from '../screens/Listings/Listings';

type LoadScreen = () => Promise<ComponentType>;

export interface AppRoute {
  name: ScreenName;
  path: string;
  Screen: ComponentType;
  /** Loads the code of the screen. Never rejects: a failure shows when the screen renders. */
  load: () => Promise<void>;
}

/** The code of every screen. Home and Listings, where most visits begin, are part of the first load. */
const loaders: Readonly<Record<ScreenName, LoadScreen>> = {
  home: async () => HomeScreen,
  listings: async () => ListingsScreen,
  about: () => import('../screens/About/About').then((module) => module.AboutScreen),
  plans: () => import('../screens/Plans/Plans').then((module) => module.PlansScreen),
  favorites: () => import('../screens/Favorites/Favorites').then((module) => module.FavoritesScreen),
  compare: () => import('../screens/Compare/Compare').then((module) => module.CompareScreen),
  propertyDetail: () =>
    import('../screens/PropertyDetail/PropertyDetail').then((module) => module.PropertyDetailScreen),
  agentLogin: () => import('../screens/AgentLogin/AgentLogin').then((module) => module.AgentLoginScreen),
  agentSignup: () => import('../screens/AgentSignup/AgentSignup').then((module) => module.AgentSignupScreen),
  agentDashboard: () =>
    import('../screens/AgentDashboard/AgentDashboard').then((module) => module.AgentDashboardScreen),
  listProperty: () =>
    import('../screens/ListProperty/ListProperty').then((module) => module.ListPropertyScreen),
  agentProfile: () =>
    import('../screens/AgentProfile/AgentProfile').then((module) => module.AgentProfileScreen),
  editProfile: () => import('../screens/EditProfile/EditProfile').then((module) => module.EditProfileScreen),
  userSignup: () => import('../screens/UserSignup/UserSignup').then((module) => module.UserSignupScreen),
  userLogin: () => import('../screens/UserLogin/UserLogin').then((module) => module.UserLoginScreen),
  verifyEmail: () => import('../screens/VerifyEmail/VerifyEmail').then((module) => module.VerifyEmailScreen),
  agentVerifyEmail: () =>
    import('../screens/VerifyEmail/AgentVerifyEmail').then((module) => module.AgentVerifyEmailScreen),
  paymentCallback: () =>
    import('../screens/PaymentCallback/PaymentCallback').then((module) => module.PaymentCallbackScreen),
  privacyPolicy: () => import('../screens/Legal/PrivacyPolicy').then((module) => module.PrivacyPolicyScreen),
  termsOfService: () =>
    import('../screens/Legal/TermsOfService').then((module) => module.TermsOfServiceScreen),
  notFound: () => import('../screens/NotFound/NotFound').then((module) => module.NotFoundScreen),
};

async function loadGuarded(loadScreen: LoadScreen): Promise<ComponentType> {
  const [Screen, { guarded }] = await Promise.all([
    loadScreen(),
    import('../routing/AgentPage'),
    memberRest.load(),
  ]);
  return guarded(Screen);
}

function createRoute(name: ScreenName): AppRoute {
  const loadScreen = loaders[name];
  const screen = createModule(agentScreens.includes(name) ? () => loadGuarded(loadScreen) : loadScreen);
  const Screen = suspending(screen, ({ module: Loaded, failure }) =>
    Loaded ? <Loaded /> : failure && <ScreenLoadFailure {...failure} />,
  );
  return { name, path: paths[name], Screen, load: screen.load };
}

/** The route of every screen; that of unknown paths is the last. */
export const routes: readonly AppRoute[] = screenNames.map(createRoute);

/** Loads the code of a path's screen. */
export async function loadRouteFor(path: string): Promise<void> {
  await routes.find(({ name }) => name === screenAt(path))?.load();
}
