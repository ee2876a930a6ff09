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

/** The app at an address, with a cache of its own; the story, or the test, is that address. */
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
 * Gives a story its address (`parameters.route`, or the arg `address` of the one story that shows any), with what the way
 * to it says (`parameters.routeState`); with `parameters.isStrict` React mounts everything twice, as `npm start` does, and
 * with `parameters.freshFor` (ms) an answer is not asked for again so soon. Stories of screens and journeys show the whole
 * app there, header and footer included, through the app's own routes; everything else stands alone in a router.
 */
export const withRoute: Decorator = (Story, { args, parameters, title, id }) => {
  const asked = typeof args['address'] === 'string' ? parseAppPath(args['address']) : null;
  const route = asked ?? (typeof parameters['route'] === 'string' ? parameters['route'] : '/');
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
