import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { watchNavigation } from './watchNavigation';

/**
 * Moves the photo of a pressed card to the gallery of its listing, and back (ruling 167). Renders nothing.
 */
export function PhotoTransitions() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = useRef({ pathname, navigate });
  useEffect(() => {
    shown.current = { pathname, navigate };
  }, [pathname, navigate]);
  useEffect(
    () =>
      watchNavigation({
        getShownPath: () => shown.current.pathname,
        navigate: (path) => void shown.current.navigate(path),
      }),
    [],
  );
  return null;
}
