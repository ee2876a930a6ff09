import type { Decorator } from '@storybook/react-vite';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { HistoryHandle } from '../history';
import { createStoryQueryClient } from './queryClient';
import { readRoute } from './route';

/** Lazy-loaded, because a story's backend and clock are set before the app's modules run. */
const App = lazy(async () => ({ default: (await import('../../apps/web/app/App')).App }));

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
 * Renders the whole app instead of the story's component, for the metas of screens and journeys. The preview does not import
 * it: otherwise Chromatic would test every story after a change to any file of the app. Parameters:
 * - `route`: the path; the arg `address` overrides it
 * - `routeState`: the router's location state
 * - `isStrict`: uses strict mode, as `npm start` does
 * - `freshFor`: ms for which a response is not fetched again
 */
export const wholeApp: Decorator = (_Story, context) => {
  const { parameters, id } = context;
  const route = readRoute(context);
  return (
    <WholeApp
      key={`${id} ${route}`}
      route={route}
      state={parameters['routeState']}
      isStrict={parameters['isStrict'] === true}
      freshFor={Number(parameters['freshFor'] ?? 0)}
    />
  );
};
