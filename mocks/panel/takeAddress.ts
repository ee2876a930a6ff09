import { parseMockAddress, type MockAddress } from './address';

/**
 * Reads the switches of the page's address and takes them out of it, before the app reads it: a reload or a bookmark asks for
 * nothing again. The rest of the address stays sign for sign.
 */
export function takeAddress(): MockAddress {
  const { origin, pathname, search, hash } = window.location;
  const address = parseMockAddress(search);
  if (address.rest !== search && search !== '?') {
    window.history.replaceState(window.history.state, '', `${origin}${pathname}${address.rest}${hash}`);
  }
  return address;
}
