import { formatDateTime, timeAgo } from '@efie/domain/dates';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../primitives';

const MINUTE = 60_000;

/** 'Saved 2 minutes ago.', updated every minute; its title, and its text for screen readers, have the exact time. */
export function SavedAgo({ savedAt }: { savedAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const exact = formatDateTime(savedAt);
  return (
    <time dateTime={new Date(savedAt).toISOString()} title={exact}>
      <span>{`Saved ${timeAgo(savedAt, now)}`}</span>
      <VisuallyHidden>{`, ${exact}`}</VisuallyHidden>.
    </time>
  );
}
