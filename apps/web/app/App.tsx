import { LinkProvider } from '@efie/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StyleSheetManager } from 'styled-components';
import { ShellBoundary } from './boundaries/ShellBoundary';
import { nestConditions } from './nestConditions';
import { RouterLink } from './RouterLink';
import { Shell } from './Shell';

const stylisPlugins = [nestConditions];

export interface AppProps {
  queryClient: QueryClient;
  /** The mock backend could not start: the app still renders, with a banner that says so. */
  areMocksDown?: boolean;
}

/** Everything inside a router: the app's providers, its shell and the current screen. */
export function App({ queryClient, areMocksDown = false }: AppProps) {
  return (
    <ShellBoundary>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          <StyleSheetManager stylisPlugins={stylisPlugins}>
            <Shell areMocksDown={areMocksDown} />
          </StyleSheetManager>
        </LinkProvider>
      </QueryClientProvider>
    </ShellBoundary>
  );
}
