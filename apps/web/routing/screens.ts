import { matchPath } from 'react-router-dom';
import { paths, type ScreenName } from './paths';

export const screenNames = Object.keys(paths) as ScreenName[];

/** The screen at a path. Invalid percent-encoding gives `notFound` instead of throwing. */
export function screenAt(path: string): ScreenName {
  const isAt = (name: ScreenName) => {
    try {
      return matchPath(paths[name], path) !== null;
    } catch {
      return false;
    }
  };
  return screenNames.find(isAt) ?? 'notFound';
}

/** The path of the navigation link to mark as current: on a listing, that is Browse. */
export function sectionOf(path: string): string {
  const name = screenAt(path);
  return paths[name === 'propertyDetail' ? 'listings' : name];
}

/** The name of a screen's component file: 'ListProperty'. */
export const componentOf = (name: ScreenName): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The title of a screen's stories: 'Screens/ListProperty'. */
export const storiesOf = (name: ScreenName): string => `Screens/${componentOf(name)}`;
