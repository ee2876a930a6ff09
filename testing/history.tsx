import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { waitFor } from 'storybook/test';

let navigate: NavigateFunction | null = null;
let address = '';

/** Lets a play use the history of the story on the screen, which is kept in memory. */
export function HistoryHandle() {
  const own = useNavigate();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    address = pathname + search;
  }, [pathname, search]);
  useLayoutEffect(() => {
    navigate = own;
    return () => {
      // Storybook mounts the next story before it unmounts the one before.
      if (navigate === own) navigate = null;
    };
  }, [own]);
  return null;
}

const findNavigate = (): Promise<NavigateFunction> =>
  waitFor(() => {
    if (!navigate) throw new Error('No router is mounted.');
    return navigate;
  });

/** The browser's Back. */
export async function pressBack(): Promise<void> {
  const go = await findNavigate();
  await go(-1);
}

/** An address typed by hand, without loading the app anew. */
export async function goTo(address: string): Promise<void> {
  const go = await findNavigate();
  await go(address);
}

/** The address that the screen stands at, with its query. */
export function addressNow(): string {
  return address;
}
