import { Container } from '@efie/ui';
import { useLocation } from 'react-router-dom';
import { screenAt } from '../../routing/screens';
import { ReadableHomes } from '../../screens/common/offline/ReadableHomes';
import { OfflineSupport } from './OfflineSupport';

/** What is needed without a connection. Only the production build has a service worker; others drop that branch. */
export function OfflineHost({ hasBeenIdle }: { hasBeenIdle: boolean }) {
  const { pathname } = useLocation();
  return (
    <>
      {import.meta.env.VITE_OFFLINE === '1' && hasBeenIdle && <OfflineSupport />}
      {/* On every route, because the footer may hydrate on another route than it was rendered for. */}
      <Container>
        {/* Listings shows them itself, above a list that could not be loaded. */}
        {screenAt(pathname) !== 'listings' && <ReadableHomes />}
      </Container>
    </>
  );
}
