import { Container, lazyComponent } from '@efie/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screenAt } from '../../routing/screens';
import { ReadableHomes } from '../../screens/common/offline/ReadableHomes';

/** Development, Storybook and the demo drop this branch and its import. */
const OfflineSupport =
  import.meta.env.VITE_OFFLINE === '1'
    ? lazyComponent(async () => (await import('./OfflineSupport')).OfflineSupport)
    : null;

/** Whether the page has loaded and the browser has been idle since. The data saver does not prevent it. */
function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => {
    const finish = () => setHasBeenIdle(true);
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(finish) : setTimeout(finish, 1000);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  }, []);
  return hasBeenIdle;
}

/** What is needed without a connection; lazy-loaded. Only the production build has a service worker. */
export function OfflineHost() {
  const hasBeenIdle = useHasBeenIdle();
  const { pathname } = useLocation();
  return (
    <>
      {OfflineSupport && hasBeenIdle && <OfflineSupport.Optional />}
      {/* On every route, because the footer may hydrate on another route than it was rendered for. */}
      <Container>
        {/* Listings shows them itself, above a list that could not be loaded. */}
        {screenAt(pathname) !== 'listings' && <ReadableHomes />}
      </Container>
    </>
  );
}
