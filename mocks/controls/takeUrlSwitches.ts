import { parseUrlSwitches, type ParsedUrl } from './urlSwitches';

/**
 * Reads the switches of the page's URL and removes them before the app reads it, so that a reload or a bookmark does not apply
 * them again. The rest of the URL does not change.
 */
export function takeUrlSwitches(): ParsedUrl {
  const { origin, pathname, search, hash } = window.location;
  const parsed = parseUrlSwitches(search);
  if (parsed.rest !== search && search !== '?') {
    window.history.replaceState(window.history.state, '', `${origin}${pathname}${parsed.rest}${hash}`);
  }
  return parsed;
}
