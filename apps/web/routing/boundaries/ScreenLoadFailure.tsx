import { hasUnsavedInput, useRetry, type LoadFailureProps } from '@efie/ui';
import { useEffect, useState } from 'react';
import { reloadOnce } from '../lazyReload';
import { BrokenPanel } from './BrokenPanel';

/** Replaces a screen whose code could not be loaded, after one reload that did not help. */
export function ScreenLoadFailure({ error, onRetry }: LoadFailureProps) {
  const { isRetrying, retry } = useRetry(onRetry);
  const [isReloading, setReloading] = useState(true);
  useEffect(() => queueMicrotask(() => setReloading(reloadOnce(error, hasUnsavedInput()))), [error]);
  return isReloading ? null : <BrokenPanel onRetry={retry} isRetrying={isRetrying} />;
}
