import type { Listing } from '@efie/domain/listing';
import { operations } from '../../mocks/contract/contract';
import { createForm } from '../../mocks/contract/form';
import { NEW_LISTING } from '../../mocks/contract/newListing';
import { readFavorites } from '../../packages/api/wire/readFavorites';
import { readListingBody } from '../../packages/api/wire/readListing';
import { readListingsBody } from '../../packages/api/wire/readListingsBody';
import { asId, asRecord, asText } from '../../packages/api/wire/readers';
import { createAsker, type Asker, type Finding, type OperationId, type Send } from './ask';

export interface CheckOptions {
  /** Without `/api`. */
  baseUrl: string;
  send: Send;
  /** Also asks what needs a token of this account. */
  account?: { email: string; password: string } | undefined;
  /** Also changes data: creates a listing and deletes it, saves a favorite and removes it, counts a view. */
  isWriting?: boolean;
}

export interface Report {
  findings: readonly Finding[];
  /** The operations that were not asked, in the order of openapi.yaml. */
  unasked: readonly OperationId[];
}

interface Session {
  role: 'user' | 'agent';
  token: string;
}

const UNKNOWN_ID = '999999999';
const UNKNOWN_ACCOUNT = {
  email: 'nobody@example.invalid',
  password: 'No-such-password-1',
  rememberMe: false,
};
const ORIGIN = 'https://app.example.invalid';

/** A photo of one pixel, which any server can decode. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const photo = (name: string) => new File([PIXEL], name, { type: 'image/png' });

const listingForm = () =>
  createForm({
    ...NEW_LISTING,
    title: 'Test listing, to be deleted',
    images: [photo('1.png'), photo('2.png'), photo('3.png')],
  });

/** The names of a header's list, in lower case. */
const namesIn = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());

async function checkCors({ baseUrl, send }: CheckOptions, { note }: Asker): Promise<void> {
  const url = `${baseUrl}/api/properties`;
  const preflight = await send(
    new Request(url, {
      method: 'OPTIONS',
      headers: {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    }),
  );
  const answersOrigin = ({ headers }: Response) =>
    ['*', ORIGIN].includes(headers.get('Access-Control-Allow-Origin') ?? '');
  const methods = namesIn(preflight.headers, 'Access-Control-Allow-Methods');
  const allowed = namesIn(preflight.headers, 'Access-Control-Allow-Headers');
  note('CORS', 'may another origin send every request?', [
    ...(answersOrigin(preflight) ? [] : [`no Access-Control-Allow-Origin for ${ORIGIN}`]),
    ...['put', 'patch', 'delete']
      .filter((method) => !methods.includes(method) && !methods.includes('*'))
      .map((method) => `Access-Control-Allow-Methods lacks ${method.toUpperCase()}`),
    // The wildcard `*` does not cover Authorization.
    ...['authorization', 'content-type']
      .filter((header) => !allowed.includes(header))
      .map((header) => `Access-Control-Allow-Headers lacks ${header}`),
  ]);
  const response = await send(new Request(url, { headers: { Origin: ORIGIN } }));
  const exposed = namesIn(response.headers, 'Access-Control-Expose-Headers');
  note('CORS', 'may it read Date and Retry-After?', [
    ...(answersOrigin(response) ? [] : [`no Access-Control-Allow-Origin for ${ORIGIN}`]),
    ...['date', 'retry-after']
      .filter((header) => !exposed.includes(header) && !exposed.includes('*'))
      .map((header) => `Access-Control-Expose-Headers lacks ${header}`),
  ]);
}

const listingsIn = (body: unknown): readonly Listing[] => readListingsBody(asRecord(body) ?? {}).listings;

/** What everyone may read. Returns the listings. */
async function checkPublic({ ask }: Asker): Promise<readonly Listing[]> {
  const list = await ask('listProperties', 'all listings', 200);
  const listings = listingsIn(list.body);
  const [first] = listings;
  if (first) await ask('getProperty', 'the first of them', 200, { params: { id: first.id } });
  await ask('getProperty', 'a listing that does not exist', 404, { params: { id: UNKNOWN_ID } });
  const agentId = first?.agent.id ?? '';
  if (agentId !== '') await ask('getAgentProfile', 'its agent', 200, { params: { agentId } });
  await ask('getAgentProfile', 'an agent who does not exist', 404, { params: { agentId: UNKNOWN_ID } });
  await ask('verifyPayment', 'an unknown reference', 404, { query: '?reference=no-such-payment' });
  await ask('verifyPayment', 'no reference', 422);
  for (const id of ['logInUser', 'logInAgent'] as const)
    await ask(id, 'an unknown account', 401, { json: UNKNOWN_ACCOUNT });
  for (const { id, role, method } of operations)
    if (role !== null && method === 'get')
      await ask(id, 'without a token', 401, { params: { id: UNKNOWN_ID } });
  return listings;
}

const tokenIn = (body: unknown): string => asText(asRecord(asRecord(body)?.['data'])?.['token']);

async function logIn({ ask }: Asker, account: NonNullable<CheckOptions['account']>): Promise<Session | null> {
  const json = { ...account, rememberMe: false };
  // 401 for the account of a user, which is tried next.
  const asAgent = await ask('logInAgent', account.email, [200, 401], { json });
  if (asAgent.status === 200) return { role: 'agent', token: tokenIn(asAgent.body) };
  const asUser = await ask('logInUser', account.email, 200, { json });
  return asUser.status === 200 ? { role: 'user', token: tokenIn(asUser.body) } : null;
}

async function readAsAgent({ ask }: Asker, token: string): Promise<void> {
  await ask('getOwnAgentProfile', 'the own profile', 200, { token });
  const own = await ask('listOwnProperties', 'the own listings', 200, { token });
  const [first] = listingsIn(own.body);
  if (first) await ask('getPropertyViews', 'the first of them', 200, { token, params: { id: first.id } });
  await ask('listPayments', 'the payments', 200, { token });
}

async function readAsUser({ ask }: Asker, token: string): Promise<void> {
  await ask('getUserProfile', 'the own profile', 200, { token });
}

/** Creates a listing, changes it, and deletes it again. */
async function writeListing({ ask, note }: Asker, token: string): Promise<void> {
  await ask('createProperty', 'without any field', 422, { token, form: createForm({ title: '' }) });
  const created = await ask('createProperty', 'a listing with three photos', 201, {
    token,
    form: listingForm(),
  });
  const listing = readListingBody(created.body);
  if (!listing) return;
  const params = { id: listing.id };
  const own = await ask('listOwnProperties', 'the own listings after it', 200, { token });
  const isListed = listingsIn(own.body).some(({ id }) => id === listing.id);
  // Ruling 142: after a lost response the app looks there.
  note('listOwnProperties', 'is the new one among them?', isListed ? [] : ['the new listing is missing']);
  const changed = await ask('updateProperty', 'another price, and no amenities', 200, {
    token,
    params,
    form: createForm({ price: '2000', amenities: [''] }),
  });
  const price = readListingBody(changed.body)?.price ?? null;
  note('updateProperty', 'was the price changed?', price === 2000 ? [] : [`the price is ${price}`]);
  const added = await ask('addPropertyImage', 'one more photo', 201, {
    token,
    params,
    form: createForm({ image: photo('4.png') }),
  });
  const imageId = asId(asRecord(asRecord(asRecord(added.body)?.['data'])?.['image'])?.['id']);
  if (imageId !== '') await ask('deletePropertyImage', 'that photo', 200, { token, params: { imageId } });
  await ask('deleteProperty', 'the new listing', 200, { token, params });
  await ask('getProperty', 'it is gone', 404, { params });
}

/** Reads the favorites; when writing, saves a listing that is not among them and removes it. */
async function checkFavorites(
  { ask }: Asker,
  { role, token }: Session,
  listings: readonly Listing[],
  isWriting: boolean,
): Promise<void> {
  const [list, add, remove] =
    role === 'agent'
      ? (['listAgentFavorites', 'addAgentFavorite', 'removeAgentFavorite'] as const)
      : (['listUserFavorites', 'addUserFavorite', 'removeUserFavorite'] as const);
  const before = await ask(list, 'the favorites', 200, { token });
  if (!isWriting) return;
  await ask(add, 'a listing that does not exist', 404, { token, json: { property_id: UNKNOWN_ID } });
  const saved = readFavorites(before.body).map(({ listingId }) => listingId);
  const id = listings.find((listing) => !saved.includes(listing.id))?.id;
  if (id === undefined) return;
  const added = await ask(add, 'a listing', 201, { token, json: { property_id: id } });
  if (added.status === 201) await ask(remove, 'the same listing', 200, { token, params: { propertyId: id } });
}

async function writeAsAnyone({ ask }: Asker, [first]: readonly Listing[]): Promise<void> {
  for (const signUp of ['signUpUser', 'signUpAgent'] as const)
    await ask(signUp, 'without any field', 422, { json: {} });
  await ask('verifyEmail', 'a wrong code', 422, { json: { code: '000000', token: '000000' } });
  await ask('resendVerification', 'an unknown account', 404, { json: { email: UNKNOWN_ACCOUNT.email } });
  await ask('reportProperty', 'without any field', 422, { json: {} });
  await ask('recordPropertyView', 'a listing that does not exist', 404, { params: { id: UNKNOWN_ID } });
  if (first) await ask('recordPropertyView', 'a listing', 200, { params: { id: first.id } });
}

async function checkSession(
  asker: Asker,
  session: Session,
  listings: readonly Listing[],
  isWriting: boolean,
): Promise<void> {
  const { role, token } = session;
  await (role === 'agent' ? readAsAgent : readAsUser)(asker, token);
  await checkFavorites(asker, session, listings, isWriting);
  if (isWriting && role === 'agent') await writeListing(asker, token);
  const [logOut, profile] =
    role === 'agent'
      ? (['logOutAgent', 'getOwnAgentProfile'] as const)
      : (['logOutUser', 'getUserProfile'] as const);
  await asker.ask(logOut, 'the end of the session', 200, { token });
  await asker.ask(profile, 'with the ended token', 401, { token });
}

/**
 * Asks a backend for the happy paths of openapi.yaml and for its documented errors, and says what differs. Without
 * `isWriting` it sends nothing that changes data. Rejects when the server cannot be reached at all.
 */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const { account, isWriting = false } = options;
  const asker = createAsker(options.baseUrl, options.send);
  await checkCors(options, asker);
  const listings = await checkPublic(asker);
  if (isWriting) await writeAsAnyone(asker, listings);
  const session = account ? await logIn(asker, account) : null;
  if (session) await checkSession(asker, session, listings, isWriting);
  const asked = new Set(asker.findings.map(({ subject }) => subject));
  return {
    findings: asker.findings,
    unasked: operations.map(({ id }) => id).filter((id) => !asked.has(id)),
  };
}
