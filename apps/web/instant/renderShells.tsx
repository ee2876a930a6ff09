import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { endSession, startSession } from '@efie/api';
import { CHOICE_FILTERS, COUNT_FILTERS } from '@efie/domain/search';
import { App } from '../app/App';
import { memberRest, rest as shellRest } from '../app/modules';
import { rest as homeRest } from '../screens/Home/modules';
import { agentScreens, paths, type ScreenName } from '../routing/paths';
import { screenAt } from '../routing/screens';
import { createQueryClient } from '../app/queryClient';
import { loadRouteFor } from '../app/routes';

/** The pre-rendered screens, which load the listings; the first paint of one with `hasStreet` shows the street. */
export const pages = [
  { path: paths.home, hasStreet: true },
  { path: paths.listings, hasStreet: false },
];

/** The query parameters of the filters, which the results show as chips. */
export const filterParams: readonly string[] = [
  'q',
  'region',
  'district',
  'price',
  'cash',
  'features',
  ...[...CHOICE_FILTERS, ...COUNT_FILTERS].map(({ param }) => param),
];

/** A screen whose path has no HTML file, so that the server sends 404.html, which shows this shell until the app has loaded. */
interface LoadingScreen {
  name: ScreenName;
  /** The requests that it sends at once; `$1` is the parameter of its path. */
  requests: readonly string[];
  /** The screen differs with a session or stored favorites, so that the shell would be replaced. */
  isForNewVisitors?: boolean;
}

/** The screens that visitors open by a link, and so without anything in the cache. */
export const loadingScreens: readonly LoadingScreen[] = [
  // The first script of 404.html requests the listing.
  { name: 'propertyDetail', requests: [] },
  { name: 'agentProfile', requests: ['/api/agent/profile/$1'] },
  { name: 'favorites', requests: [], isForNewVisitors: true },
];

/**
 * The screen whose shell 404.html shows to agents, and the modules that it lazy-loads at once. Its requests need an
 * Authorization header, which a preload cannot have.
 */
export const agentShell: { name: ScreenName; lazyModules: readonly string[] } = {
  name: 'agentDashboard',
  lazyModules: ['app/memberRest.ts', 'screens/AgentDashboard/rest.ts'],
};

export { earlyCss } from './styles';
export { componentOf, screenNames } from '../routing/screens';
export { agentScreens, paths } from '../routing/paths';

/**
 * Renders routes with their data still loading: for a guest, and those of agents for an agent with an empty record. `styles`
 * are those of all routes.
 */
export async function renderShells(
  routePaths: readonly string[],
  basename: string,
): Promise<{ html: readonly string[]; styles: string }> {
  await Promise.all([...routePaths.map(loadRouteFor), shellRest.load(), homeRest.load(), memberRest.load()]);
  const sheet = new ServerStyleSheet();
  try {
    const html = routePaths.map((path) => {
      if (agentScreens.includes(screenAt(path))) startSession('agent', 'shell', {});
      else endSession();
      return renderToString(
        sheet.collectStyles(
          <StrictMode>
            <StaticRouter location={`${basename}${path}`} basename={basename || '/'}>
              <App queryClient={createQueryClient()} />
            </StaticRouter>
          </StrictMode>,
        ),
      );
    });
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
