import { LinkProvider, type LinkProps } from '@efie/ui';
import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { Link, MemoryRouter, parsePath } from 'react-router-dom';
import { HistoryHandle } from '../history';
import { createStoryQueryClient } from './queryClient';

const App = lazy(async () => ({ default: (await import('../../apps/web/app/App')).App }));

function StoryLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

function WholeApp({ route, state }: { route: string; state: unknown }) {
  const [queryClient] = useState(createStoryQueryClient);
  return (
    <MemoryRouter initialEntries={[{ ...parsePath(route), state }]}>
      <HistoryHandle />
      <Suspense>
        <App queryClient={queryClient} />
      </Suspense>
    </MemoryRouter>
  );
}

/**
 * Gives a story its address (`parameters.route`), with what the way to it says (`parameters.routeState`). Stories of
 * screens and journeys show the whole app there, header and footer included, through the app's own routes; everything
 * else stands alone in a router.
 */
export const withRoute: Decorator = (Story, { parameters, title, id }) => {
  const route = typeof parameters['route'] === 'string' ? parameters['route'] : '/';
  if (/^(?:Screens|Journeys)\//.test(title)) {
    return <WholeApp key={id} route={route} state={parameters['routeState']} />;
  }
  return (
    <MemoryRouter key={id} initialEntries={[route]}>
      <LinkProvider component={StoryLink}>
        <Story />
      </LinkProvider>
    </MemoryRouter>
  );
};
