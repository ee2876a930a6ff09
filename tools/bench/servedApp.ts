/** Serves the production build with the mock backend on the same origin. */
import path from 'node:path';
import { createMockDb, demoAccount, type DemoAccountKey, type ScenarioId } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { getResponse } from 'msw';
import { serveFolder, type ServedFolder } from '../../testing/staticServer';
import { root } from '../run';

export interface ServedApp extends ServedFolder {
  /** The mock backend's response to a request as the account; undefined for other paths. */
  respond: (
    pathname: string,
    init: { method: string; body?: string | null },
  ) => Promise<BackendResponse | undefined>;
  /** localStorage of a visit as the account. */
  storage: Readonly<Record<string, string>>;
}

interface BackendResponse {
  status: number;
  type: string;
  body: Buffer;
}

function storageOf(account: DemoAccountKey): ServedApp['storage'] {
  const { role, id, name, token } = demoAccount(account);
  return { [`${role}Token`]: token, [role]: JSON.stringify({ id, fullName: name }), userType: role };
}

/**
 * Serves apps/web/dist. GET requests and recorded views are answered by path, each from its first response.
 * @param account whose requests they are; a guest's without
 */
export async function serveApp(scenario: ScenarioId, account?: DemoAccountKey): Promise<ServedApp> {
  const { handlers } = createMockNodeBackend(createMockDb({ scenario }));
  const headers = {
    'content-type': 'application/json',
    ...(account !== undefined && { authorization: `Bearer ${demoAccount(account).token}` }),
  };
  const respond: ServedApp['respond'] = async (pathname, init) => {
    if (!/^\/(?:api|storage)\//.test(pathname)) return undefined;
    const response = await getResponse(
      Object.values(handlers),
      new Request(`http://backend.test${pathname}`, { ...init, headers }),
    );
    return (
      response && {
        status: response.status,
        type: response.headers.get('content-type') ?? 'application/json',
        body: Buffer.from(await response.arrayBuffer()),
      }
    );
  };
  const server = await serveFolder(path.join(root, 'apps/web/dist'), {
    spa: false,
    // Views are recorded by POST; the other requests of a visit are GETs.
    backend: (pathname) => respond(pathname, { method: pathname.endsWith('/view') ? 'POST' : 'GET' }),
  });
  return { ...server, respond, storage: account === undefined ? {} : storageOf(account) };
}
