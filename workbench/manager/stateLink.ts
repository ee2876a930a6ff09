import { appLink, findFaultId, parseClock, parseAppPath, encodeArg } from '@efie/mocks/story-link';
import { chosenOr, toolbarGlobals } from '../toolbar/toolbarGlobals';

type Values = Readonly<Record<string, unknown>>;

/** What Storybook lets through in its addresses. */
const SAFE = /^[a-zA-Z0-9 _-]*$/;

/** One global as 'name:value', what it holds inside as 'name.key:value'; nothing for what no address can say. */
function globalParts(name: string, value: unknown): string[] {
  if (typeof value === 'boolean') return [`${name}:!${value}`];
  if (typeof value === 'string') return SAFE.test(value) ? [`${name}:${value}`] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => globalParts(`${name}.${key}`, inner));
}

/** The toolbar and the viewport in the form of an address; what other addons hold is left out. */
export const globalsText = (globals: Values): string =>
  [...Object.keys(toolbarGlobals), 'viewport'].flatMap((name) => globalParts(name, globals[name])).join(';');

/** The values that each menu of the toolbar offers. */
export type MenuValues = Readonly<Record<string, readonly string[]>>;

function validValue(name: string, value: unknown, offered: readonly string[]): unknown {
  if (typeof value !== 'string' || offered.includes(value)) return value;
  if (name === 'network') return findFaultId(value) ?? undefined;
  return name === 'clock' && parseClock(value) !== null ? value : undefined;
}

/** The toolbar without values from the URL that no menu has: a link must not pass them on. */
export function validGlobals(globals: Values, menus: MenuValues): Values {
  return Object.fromEntries(
    Object.entries(globals).map(([name, value]) => {
      const offered = menus[name];
      return [name, offered ? validValue(name, value, offered) : value];
    }),
  );
}

export interface ShownStory {
  id: string;
  globals: Values;
  args: Values;
  /** The args as Storybook's own address holds them. */
  argsText: string;
}

/** The address of the app that the controls hold, however it is written. */
const appAddressOf = ({ args: { address } }: ShownStory): string | null =>
  typeof address === 'string' ? parseAppPath(address) : null;

/** An address of the app is written in letters that Storybook takes; it drops it from its own. */
function argsOf(story: ShownStory): string {
  const address = appAddressOf(story);
  return address === null ? story.argsText : `address:${encodeArg(address)}`;
}

/**
 * The address of a story with everything the toolbar holds.
 * @param page Storybook's own address, of any story
 */
export function linkToState(page: string, story: ShownStory): string {
  const url = new URL(page);
  const args = argsOf(story);
  url.search = [`path=/story/${story.id}`, args && `args=${args}`, `globals=${globalsText(story.globals)}`]
    .filter(Boolean)
    .join('&');
  url.hash = '';
  return url.href;
}

/** What a story asks for by its parameters. */
export type AskingParameters = Readonly<Record<'session' | 'network' | 'scenario' | 'route', unknown>>;

/** Where the running app shows a screen's story in the same state; null for a story that is no page of the app. */
export function linkToApp(
  app: string,
  { session, network, scenario, route }: AskingParameters,
  story: ShownStory,
) {
  const path = appAddressOf(story) ?? route;
  if (app === '' || typeof path !== 'string' || !path.startsWith('/')) return null;
  const { globals } = story;
  return appLink(app, path, {
    session: chosenOr(globals['session'], session, 'guest'),
    network: chosenOr(globals['network'], network, 'ok'),
    calls: globals['calls'],
    data: chosenOr(globals['data'], scenario, 'normal'),
    clock: globals['clock'],
  });
}
