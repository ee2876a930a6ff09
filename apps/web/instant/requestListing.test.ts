import { configureApi, getProperty, isAbortError, readListing } from '@efie/api';
import { afterEach, expect, it, vi } from 'vitest';
import { requestListing } from './requestListing';

const PATTERN = '^/property/([^/]+)/?$';
const URL_OF_7 = 'https://efie.test/api/properties/7';
const STORAGE = 'https://files.test/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  configureApi({});
});

/** A page on the path of a listing, whose head script has run. */
function openPage({ path = '/property/7', storageBaseUrl = STORAGE, savesData = false } = {}) {
  const preloaded: Record<string, string>[] = [];
  const send = vi.fn(async (_request: Request) =>
    Response.json(
      send.mock.calls.length === 1 ? { id: 7, title: 'Early', images: ['a.jpg'] } : { title: 'Later' },
    ),
  );
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', new URL(path, 'https://efie.test'));
  vi.stubGlobal('document', {
    createElement: () => {
      const attributes: Record<string, string> = {};
      return { attributes, setAttribute: (name: string, value: string) => (attributes[name] = value) };
    },
    head: {
      append: ({ attributes }: { attributes: Record<string, string> }) => preloaded.push(attributes),
    },
  });
  const config = { baseUrl: 'https://efie.test', storageBaseUrl };
  configureApi(config);
  const listing = requestListing(path, PATTERN, { withPhoto: !savesData });
  configureApi({ ...config, fetch: listing.fetch });
  const titleOf = async (url: string, init?: RequestInit): Promise<unknown> =>
    (await listing.fetch(new Request(url, init))).json().then(({ title }: { title: string }) => title);
  return { listing, titleOf, send, preloaded };
}

it('goes to the first request of that listing only', async () => {
  const { titleOf } = openPage();
  expect(await titleOf('https://efie.test/api/agents/1')).toBe('Later');
  expect(await titleOf(URL_OF_7, { method: 'DELETE' })).toBe('Later');
  expect(await titleOf(URL_OF_7)).toBe('Early');
  expect(await titleOf(URL_OF_7)).toBe('Later');
});

it('is aborted with the request that it goes to', () => {
  const { listing, send } = openPage();
  const controller = new AbortController();
  void listing.fetch(new Request(URL_OF_7, { signal: controller.signal }));
  const signal = send.mock.calls[0]?.[0].signal;
  expect(signal?.aborted).toBe(false);
  controller.abort();
  expect(signal?.aborted).toBe(true);
  expect(isAbortError(signal?.reason)).toBe(true);
});

it('is aborted when that request is aborted already', () => {
  const { listing, send } = openPage();
  void listing.fetch(new Request(URL_OF_7, { signal: AbortSignal.abort() }));
  expect(send.mock.calls[0]?.[0].signal.aborted).toBe(true);
});

it.each(['a@b', 'a:b', 'a+b', 'a,b', 'a%20b', 'a%2Fb', 'é', "a'b"])(
  'goes to the request of the app for the id %s',
  async (id) => {
    const { send } = openPage({ path: `/property/${id}` });
    const listing = await getProperty(decodeURIComponent(id), new AbortController().signal);
    expect(listing.title).toBe('Early');
    expect(send).toHaveBeenCalledTimes(1);
  },
);

it('ignores the case of the path, as the router does', async () => {
  const { titleOf } = openPage({ path: '/Property/7' });
  expect(await titleOf(URL_OF_7)).toBe('Early');
});

it.each(['/property/%E0%A4%A', '/property/%', '/listings'])('is not requested on %s', async (path) => {
  const { listing, send } = openPage({ path });
  expect(send).not.toHaveBeenCalled();
  expect(await listing.photo).toBeNull();
});

it.each(['/', '', '/photos/', 'https://files.test'])(
  'has its photo at the URL of the app when the storage is %j',
  async (storageBaseUrl) => {
    const { listing, preloaded } = openPage({ storageBaseUrl });
    const url = await listing.photo;
    expect(url).toBe(readListing({ id: 7, images: ['a.jpg'] })?.photos[0]?.url);
    expect(preloaded.map(({ href }) => href)).toEqual([url]);
  },
);

it('leaves out the photo for visitors who save data', async () => {
  const { listing, preloaded, titleOf } = openPage({ savesData: true });
  expect(await listing.photo).toBeNull();
  expect(preloaded).toEqual([]);
  expect(await titleOf(URL_OF_7)).toBe('Early');
});

it.each([[{ id: 7, images: ['javascript:alert(1)'] }], [{ id: 7 }], [null], ['text']])(
  'has no photo in the response %j',
  async (body) => {
    vi.stubGlobal('fetch', async () => Response.json(body));
    vi.stubGlobal('location', new URL('/property/7', 'https://efie.test'));
    expect(await requestListing('/property/7', PATTERN, { withPhoto: true }).photo).toBeNull();
  },
);
