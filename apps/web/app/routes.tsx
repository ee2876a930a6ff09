import { lazyComponent, type LazyComponent } from '@efie/ui';
import type { ComponentType } from 'react';
import { LazyMemberHeader } from './LazyMemberHeader';
import { ScreenLoadFailure } from '../routing/boundaries/ScreenLoadFailure';
import { agentScreens, paths, type ScreenName } from '../routing/paths';
import { screenAt, screenNames } from '../routing/screens';
import { HomeScreen } from '../screens/Home/Home';
import { ListingsScreen } from '../screens/Listings/Listings';

type LoadScreen = () => Promise<ComponentType>;

export interface AppRoute {
  name: ScreenName;
  path: string;
  Screen: LazyComponent<object>;
}

/** The code of every screen. Home and Listings, where most visits begin, are part of the first load. */
const loaders: Readonly<Record<ScreenName, LoadScreen>> = {
  home: async () => HomeScreen,
  listings: async () => ListingsScreen,
  about: async () => (await import('../screens/About/About')).AboutScreen,
  plans: async () => (await import('../screens/Plans/Plans')).PlansScreen,
  favorites: async () => (await import('../screens/Favorites/Favorites')).FavoritesScreen,
  compare: async () => (await import('../screens/Compare/Compare')).CompareScreen,
  propertyDetail: async () => (await import('../screens/PropertyDetail/PropertyDetail')).PropertyDetailScreen,
  agentLogin: async () => (await import('../screens/AgentLogin/AgentLogin')).AgentLoginScreen,
  agentSignup: async () => (await import('../screens/AgentSignup/AgentSignup')).AgentSignupScreen,
  agentDashboard: async () => (await import('../screens/AgentDashboard/AgentDashboard')).AgentDashboardScreen,
  listProperty: async () => (await import('../screens/ListProperty/ListProperty')).ListPropertyScreen,
  agentProfile: async () => (await import('../screens/AgentProfile/AgentProfile')).AgentProfileScreen,
  editProfile: async () => (await import('../screens/EditProfile/EditProfile')).EditProfileScreen,
  userSignup: async () => (await import('../screens/UserSignup/UserSignup')).UserSignupScreen,
  userLogin: async () => (await import('../screens/UserLogin/UserLogin')).UserLoginScreen,
  verifyEmail: async () => (await import('../screens/VerifyEmail/VerifyEmail')).VerifyEmailScreen,
  agentVerifyEmail: async () =>
    (await import('../screens/VerifyEmail/AgentVerifyEmail')).AgentVerifyEmailScreen,
  paymentCallback: async () =>
    (await import('../screens/PaymentCallback/PaymentCallback')).PaymentCallbackScreen,
  privacyPolicy: async () => (await import('../screens/Legal/PrivacyPolicy')).PrivacyPolicyScreen,
  termsOfService: async () => (await import('../screens/Legal/TermsOfService')).TermsOfServiceScreen,
  notFound: async () => (await import('../screens/NotFound/NotFound')).NotFoundScreen,
};

async function loadGuarded(loadScreen: LoadScreen): Promise<ComponentType> {
  const [Screen, { guarded }] = await Promise.all([
    loadScreen(),
    import('../routing/AgentPage'),
    LazyMemberHeader.load(),
  ]);
  return guarded(Screen);
}

/** The route of every screen; that of unknown paths is the last. */
export const routes: readonly AppRoute[] = screenNames.map((name) => {
  const load = loaders[name];
  const loadScreen = agentScreens.includes(name) ? () => loadGuarded(load) : load;
  return { name, path: paths[name], Screen: lazyComponent<object>(loadScreen, ScreenLoadFailure) };
});

/** Loads the code of a path's screen. Never rejects: a failure shows when the screen renders. */
export async function loadRouteFor(path: string): Promise<void> {
  await routes.find(({ name }) => name === screenAt(path))?.Screen.load();
}
