import { parseAppPath } from '@efie/mocks/story-link';
import { LinkProvider, type LinkProps } from '@efie/ui';
import type { Decorator } from '@storybook/react-vite';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { Link, MemoryRouter, parsePath } from 'react-router-dom';
import { HistoryHandle } from '../history';
import { isWholeApp } from '../isWholeApp';
import { createStoryQueryClient } from './queryClient';

const App = lazy(async () => ({ default: (await import('../../apps/web/app/App')).App }));

function StoryLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

interface WholeAppProps {
  route: string;
  state: unknown;
  isStrict: boolean;
  freshFor: number;
}

/** The whole app at a route, with its own query client. */
export function WholeApp({ route, state, isStrict, freshFor }: WholeAppProps) {
  const [queryClient] = useState(() => createStoryQueryClient(freshFor));
  const app = (
    <MemoryRouter initialEntries={[{ ...parsePath(route), state }]}>
      <HistoryHandle />
      <Suspense>
        <App queryClient={queryClient} />
      </Suspense>
    </MemoryRouter>
  );
  return isStrict ? <StrictMode>{app}</StrictMode> : app;
}

/**
 * Renders screens and journeys as the whole app, and everything else alone in a router. Parameters:
 * - `route`: the path; the arg `address` overrides it
 * - `routeState`: the router's location state
 * - `isStrict`: uses strict mode, as `npm start` does
 * - `freshFor`: ms for which a response is not fetched again
 */
export const withRoute: Decorator = (Story, { args, parameters, title, id }) => {
  const chosenPath = typeof args['address'] === 'string' ? parseAppPath(args['address']) : null;
  const route = chosenPath ?? (typeof parameters['route'] === 'string' ? parameters['route'] : '/');
  if (isWholeApp(title)) {
    return (
      <WholeApp
        key={`${id} ${route}`}
        route={route}
        state={parameters['routeState']}
        isStrict={parameters['isStrict'] === true}
        freshFor={Number(parameters['freshFor'] ?? 0)}
      />
    );
  }
  return (
    <MemoryRouter key={id} initialEntries={[route]}>
      <LinkProvider component={StoryLink}>
        <Story />
      </LinkProvider>
    </MemoryRouter>
  );
};
