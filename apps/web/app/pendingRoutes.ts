import { paths } from '../routing/paths';
import { routes } from './routes';

/** Addresses of the specification that no screen answers yet: there must be none. */
export const pendingRoutes: readonly string[] = Object.values(paths).filter((path) =>
  routes.every((route) => route.path !== path),
);
