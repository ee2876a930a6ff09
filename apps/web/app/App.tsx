import { LinkProvider } from '@efie/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ShellBoundary } from './boundaries/ShellBoundary';
import { RouterLink } from './RouterLink';
import { Shell } from './Shell';

export interface AppProps {
  queryClient: QueryClient;
  /** The mock backend could not start: the app still renders, with a banner that says so. */
  areMocksDown?: boolean;
  /** Called once the first screen has rendered. */
  onFirstScreen?: (() => void) | undefined;
}

/** Everything inside a router: the app's providers, its shell and the current screen. */
export function App({ queryClient, areMocksDown = false, onFirstScreen }: AppProps) {
  return (
    <ShellBoundary>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          <Shell areMocksDown={areMocksDown} onFirstScreen={onFirstScreen} />
        </LinkProvider>
      </QueryClientProvider>
    </ShellBoundary>
  );
}
