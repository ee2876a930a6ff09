import { appLink, findFaultId, parseClock, parseAppPath, encodeArg } from '@efie/mocks/story-link';
import { toolbarOrStoryValue, toolbarGlobals } from '../toolbar/toolbarGlobals';

type Values = Readonly<Record<string, unknown>>;

/** Characters that Storybook accepts in URL globals. */
const SAFE = /^[a-zA-Z0-9 _-]*$/;

/** Formats a global as 'name:value', nested values as 'name.key:value'; empty if the URL cannot contain it. */
function globalParts(name: string, value: unknown): string[] {
  if (typeof value === 'boolean') return [`${name}:!${value}`];
  if (typeof value === 'string') return SAFE.test(value) ? [`${name}:${value}`] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => globalParts(`${name}.${key}`, inner));
}

/** Globals of the toolbar that Storybook and its addons define: the viewport, and forced hover, focus and press. */
const ADDON_GLOBALS = ['viewport', 'pseudo'];

/** Formats the toolbar's globals for the URL, without other globals of addons. */
export const globalsText = (globals: Values): string =>
  [...Object.keys(toolbarGlobals), ...ADDON_GLOBALS]
    .flatMap((name) => globalParts(name, globals[name]))
    .join(';');

/** The values of each toolbar menu, by global name. */
export type MenuValues = Readonly<Record<string, readonly string[]>>;

function validValue(name: string, value: unknown, offered: readonly string[]): unknown {
  if (typeof value !== 'string' || offered.includes(value)) return value;
  if (name === 'network') return findFaultId(value) ?? undefined;
  return name === 'clock' && parseClock(value) !== null ? value : undefined;
}

/** Removes values that no menu offers, so that links do not pass on invalid values from the URL. */
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
  /** The args as written in Storybook's URL. */
  argsText: string;
}

/** The app path chosen in the controls, plain or encoded. */
const appPathOf = ({ args: { address } }: ShownStory): string | null =>
  typeof address === 'string' ? parseAppPath(address) : null;

/** The args for the URL; the app path is encoded, because Storybook drops it otherwise. */
function formatArgs(story: ShownStory): string {
  const path = appPathOf(story);
  return path === null ? story.argsText : `address:${encodeArg(path)}`;
}

const storyQuery = (story: ShownStory): string[] => {
  const args = formatArgs(story);
  return [...(args === '' ? [] : [`args=${args}`]), `globals=${globalsText(story.globals)}`];
};

/** The sidebar's filters in Storybook's URL. */
const FILTERS = ['tags', 'statuses'] as const;

/**
 * The URL of a story with all toolbar values and the sidebar's filters.
 * @param page Storybook's current URL
 */
export function linkToState(page: string, story: ShownStory): string {
  const url = new URL(page);
  const filters = FILTERS.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  url.search = [`path=/story/${story.id}`, ...storyQuery(story), ...filters].join('&');
  url.hash = '';
  return url.href;
}

export type BackendParameters = Readonly<Record<'session' | 'network' | 'scenario' | 'route', unknown>>;

/** The URL of the story's screen and state in the running app; null for a story without a route. */
export function linkToApp(
  app: string,
  { session, network, scenario, route }: BackendParameters,
  story: ShownStory,
) {
  const path = appPathOf(story) ?? route;
  if (app === '' || typeof path !== 'string' || !path.startsWith('/')) return null;
  const { globals } = story;
  return appLink(app, path, {
    session: toolbarOrStoryValue(globals['session'], session, 'guest'),
    network: toolbarOrStoryValue(globals['network'], network, 'ok'),
    calls: globals['calls'],
    data: toolbarOrStoryValue(globals['data'], scenario, 'normal'),
    clock: globals['clock'],
  });
}
