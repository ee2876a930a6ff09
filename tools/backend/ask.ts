import { operations, validateResponse, type Operation } from '../../mocks/contract/contract';
import { asRecord, readableMessage } from '../../packages/api/wire/readers';

export type OperationId = Operation['id'];

/** What one response is compared with, and how it differs. */
export interface Finding {
  /** An operation, or a rule of the whole server, such as 'CORS'. */
  subject: string;
  /** What was asked: 'a listing that does not exist'. */
  asked: string;
  /** Empty: as documented. */
  problems: readonly string[];
  /** Fields that openapi.yaml does not document; the app ignores them. */
  extraFields: readonly string[];
}

export interface Input {
  params?: Readonly<Record<string, string>>;
  query?: string;
  token?: string;
  json?: unknown;
  form?: FormData;
}

export type Send = (request: Request) => Promise<Response>;

const EXTRA = /^(.*) must NOT have additional properties \{"additionalProperty":"(.*)"\}$/;

/** Each message once: those of the entries of a list differ by their position only. */
const distinct = (messages: readonly string[]): string[] => [
  ...new Set(messages.map((message) => message.replaceAll(/\/\d+(?=\/| )/g, '/*'))),
];

function toRequest(baseUrl: string, id: OperationId, { params = {}, query = '', token, json, form }: Input) {
  const operation = operations.find((entry) => entry.id === id);
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return new Request(`${baseUrl}${path}${query}`, {
    method: operation.method.toUpperCase(),
    headers: {
      Accept: 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: form }),
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
}

/** Null for a body that is no JSON. */
async function readJson(response: Response): Promise<{ body: unknown } | null> {
  const text = await response.text();
  try {
    return { body: JSON.parse(text) };
  } catch {
    return null;
  }
}

export interface Answer {
  /** 0 without a response. */
  status: number;
  /** Null for a body that is no JSON. */
  body: unknown;
}

/**
 * Sends requests to a backend and compares each response with openapi.yaml.
 * @param baseUrl without `/api`
 * @param send such as `fetch`
 */
export function createAsker(baseUrl: string, send: Send) {
  const findings: Finding[] = [];

  function note(subject: string, asked: string, messages: readonly string[]): void {
    const found = distinct(messages);
    findings.push({
      subject,
      asked,
      problems: found.filter((message) => !EXTRA.test(message)),
      extraFields: found.flatMap((message) => {
        const [, place = '', field = ''] = EXTRA.exec(message) ?? [];
        return field === '' ? [] : [`${place === '(root)' ? '' : place}/${field}`];
      }),
    });
  }

  async function ask(
    id: OperationId,
    asked: string,
    expected: number | readonly number[],
    input: Input = {},
  ): Promise<Answer> {
    const failed = { status: 0, body: null };
    let response: Response;
    try {
      response = await send(toRequest(baseUrl, id, input));
    } catch (error) {
      note(id, asked, [`no response: ${error instanceof Error ? error.message : String(error)}`]);
      return failed;
    }
    const { status } = response;
    const isExpected = [expected].flat().includes(status);
    const json = await readJson(response);
    const bodyProblems = json ? validateResponse(id, status, json.body) : ['the body is not JSON'];
    const message = readableMessage(asRecord(json?.body)?.['message']);
    const statusProblem = `status ${status} instead of ${String(expected)}${message && `: ${message}`}`;
    note(id, asked, isExpected ? bodyProblems : [statusProblem]);
    return { status, body: json?.body ?? null };
  }

  return { ask, note, findings };
}

export type Asker = ReturnType<typeof createAsker>;
