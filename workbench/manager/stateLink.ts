import { appLink, encodeArg, parseAppPath } from '@efie/mocks/story-link';
import { toolbarOrStoryValue } from '../toolbar/toolbarGlobals';

type Values = Readonly<Record<string, unknown>>;

/** None before a story is prepared. */
type Args = Values | undefined;

/** The app path chosen in the controls, plain or encoded. */
const appPathOf = (args: Args): string | null =>
  typeof args?.['address'] === 'string' ? parseAppPath(args['address']) : null;

/** The app path among the args for the URL, encoded, because Storybook drops it otherwise; '' without one. */
export function addressArg(args: Args): string {
  const path = appPathOf(args);
  return path === null ? '' : `address:${encodeArg(path)}`;
}

type BackendParameters = Readonly<Record<'session' | 'network' | 'scenario' | 'route', unknown>>;

/** The URL of the story's screen and state in the running app; null for a story without a route. */
export function linkToApp(
  app: string,
  { session, network, scenario, route }: BackendParameters,
  globals: Values,
  args: Args,
): string | null {
  const path = appPathOf(args) ?? route;
  if (app === '' || typeof path !== 'string' || !path.startsWith('/')) return null;
  return appLink(app, path, {
    session: toolbarOrStoryValue(globals['session'], session, 'guest'),
    network: toolbarOrStoryValue(globals['network'], network, 'ok'),
    calls: globals['calls'],
    data: toolbarOrStoryValue(globals['data'], scenario, 'normal'),
    clock: globals['clock'],
  });
}
