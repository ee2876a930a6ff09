import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '@efie/contract';
import { reportUnauthorized, tokenFor, type Role } from '../session/session';
import { ApiError } from '../wire/ApiError';
import { apiConfig, apiFetch } from '../config';
import { errorFromResponse } from '../wire/errorFromResponse';
import { syncServerClock } from '../wire/serverClock';

type Caller = Role | 'public';

/** A token to send whatever the session is by then. Its 401 ends the session of `role`; without a role, none. */
interface Credential {
  readonly token: string;
  readonly role?: Role;
}

/** Adds a token and records it per request, so that a late 401 cannot end a newer session. */
function bearer(readToken: () => string | null, role?: Role): Middleware {
  const sentTokens = new WeakMap<Request, string>();
  return {
    onRequest({ request }) {
      const token = readToken();
      if (token) {
        request.headers.set('Authorization', `Bearer ${token}`);
        sentTokens.set(request, token);
      }
      return request;
    },
    onResponse({ request, response }) {
      const token = sentTokens.get(request);
      if (response.status === 401 && token && role) reportUnauthorized({ role, token });
      return undefined;
    },
  };
}

const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/**
 * Throws an ApiError for every status outside 200 to 299 and reads the server's clock. A redirected change counts as
 * unreadable: the browser repeats it as GET, whose response says nothing about the change. Rejects an id that would change the
 * request path ('', '.', '..') with 404, without sending the request.
 */
const throwApiErrors: Middleware = {
  onRequest({ params }) {
    if (Object.values(params.path ?? {}).some((id) => /^\.{0,2}$/.test(String(id))))
      throw new ApiError({ kind: 'http', status: 404 });
    return undefined;
  },
  async onResponse({ request, response }) {
    syncServerClock(response.headers.get('Date'), Date.now());
    if (!response.ok) throw await errorFromResponse(response);
    if (response.redirected && !READ_METHODS.includes(request.method)) throw new ApiError({ kind: 'parse' });
    return undefined;
  },
};

function create(caller: Caller | Credential): Client<paths> {
  const client = createClient<paths>({
    baseUrl: apiConfig().baseUrl,
    fetch: (request) => apiFetch()(request),
  });
  // Responses pass middleware in reverse order: `bearer` must handle a 401 before it is thrown.
  client.use(throwApiErrors);
  if (typeof caller === 'object') client.use(bearer(() => caller.token, caller.role));
  else if (caller !== 'public') client.use(bearer(() => tokenFor(caller), caller));
  return client;
}

let cache: { baseUrl: string; clients: Partial<Record<Caller, Client<paths>>> } | null = null;

/**
 * The typed API client, the only place where a token gets into a header.
 * @param caller 'public' sends no token, a role that of its current session, a credential its own
 */
export function clientFor(caller: Caller | Credential): Client<paths> {
  if (typeof caller === 'object') return create(caller);
  const { baseUrl } = apiConfig();
  if (cache?.baseUrl !== baseUrl) cache = { baseUrl, clients: {} };
  return (cache.clients[caller] ??= create(caller));
}
