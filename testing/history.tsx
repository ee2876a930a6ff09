import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { waitFor } from 'storybook/test';

let navigate: NavigateFunction | null = null;
let currentPath = '';

/** Gives plays access to the story's in-memory router. */
export function HistoryHandle() {
  const storyNavigate = useNavigate();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    currentPath = pathname + search;
  }, [pathname, search]);
  useLayoutEffect(() => {
    navigate = storyNavigate;
    return () => {
      // Storybook mounts the next story before it unmounts the previous one.
      if (navigate === storyNavigate) navigate = null;
    };
  }, [storyNavigate]);
  return null;
}

const findNavigate = (): Promise<NavigateFunction> =>
  waitFor(() => {
    if (!navigate) throw new Error('Cannot navigate: no story with a router is mounted.');
    return navigate;
  });

/** Goes back, as the browser's Back button does. */
export async function pressBack(): Promise<void> {
  const go = await findNavigate();
  await go(-1);
}

/** Goes to a path without reloading the app. */
export async function goTo(path: string): Promise<void> {
  const go = await findNavigate();
  await go(path);
}

/** The current path with its query string. */
export function currentUrl(): string {
  return currentPath;
}
