import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface RedirectProps {
  /** A path. */
  to: string;
  /** The router's location state; must be stable between renders. */
  state?: unknown;
}

/** Replaces the screen's entry in the history. The router's `Navigate` would be part of the first load. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
