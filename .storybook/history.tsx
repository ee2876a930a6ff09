import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | null = null;
let address = '';

/** Lets a play use the history of the story on the screen, which is kept in memory. */
export function HistoryHandle() {
  const own = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    navigate = own;
    return () => {
      navigate = null;
    };
  }, [own]);
  return null;
}

/** The browser's Back. */
export async function pressBack(): Promise<void> {
  await navigate?.(-1);
}

/** An address typed by hand, without loading the app anew. */
export async function goTo(address: string): Promise<void> {
  await navigate?.(address);
}

/** The address that the screen stands at, with its query. */
export function addressNow(): string {
  return address;
}
