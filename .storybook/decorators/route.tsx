import { LinkProvider, type LinkProps } from '@efie/ui';
import type { Decorator } from '@storybook/react-vite';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { Link, MemoryRouter, parsePath } from 'react-router-dom';
import { HistoryHandle } from '../history';
import { createStoryQueryClient } from './queryClient';

const App = lazy(async () => ({ default: (await import('../../apps/web/app/App')).App }));

function StoryLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

function WholeApp({ route, state, isStrict }: { route: string; state: unknown; isStrict: boolean }) {
  const [queryClient] = useState(createStoryQueryClient);
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

/** Whether stories of this title show the whole app, header and footer included. */
export const isWholeApp = (title: string): boolean => /^(?:Screens|Journeys)\//.test(title);

/**
 * Gives a story its address (`parameters.route`), with what the way to it says (`parameters.routeState`); with
 * `parameters.isStrict` React mounts everything twice, as `npm start` does. Stories of screens and journeys show the whole app there, header and footer included, through the app's own routes; everything
 * else stands alone in a router.
 */
export const withRoute: Decorator = (Story, { parameters, title, id }) => {
  const route = typeof parameters['route'] === 'string' ? parameters['route'] : '/';
  if (isWholeApp(title)) {
    return (
      <WholeApp
        key={id}
        route={route}
        state={parameters['routeState']}
        isStrict={parameters['isStrict'] === true}
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
