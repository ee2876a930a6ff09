import { LinkProvider } from '@efie/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ShellBoundary } from './boundaries/ShellBoundary';
import { RouterLink } from './RouterLink';
import { Shell } from './Shell';

export interface AppProps {
  queryClient: QueryClient;
  /** The pretend server could not start: the page still comes, and says so (fault 27). */
  areMocksDown?: boolean;
}

/** Everything inside a router: the app's providers, its shell and the screen of the present address. */
export function App({ queryClient, areMocksDown = false }: AppProps) {
  return (
    <ShellBoundary>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          <Shell areMocksDown={areMocksDown} />
        </LinkProvider>
      </QueryClientProvider>
    </ShellBoundary>
  );
}
