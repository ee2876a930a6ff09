/**
 * The parameter of a path, encoded as the app encodes it in its requests; null without one and for malformed percent-encoding.
 * @param pattern of the path, with its parameter as the only group; case does not matter, as in the router
 */
export function pathParameter(path: string, pattern: string): string | null {
  const [, parameter] = new RegExp(pattern, 'i').exec(path) ?? [];
  try {
    return parameter === undefined ? null : encodeURIComponent(decodeURIComponent(parameter));
  } catch {
    return null;
  }
}
