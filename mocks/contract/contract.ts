import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { operations as Operations } from '@efie/api/schema';

/** The name of one of the 33 calls of specification section 7. */
export type OperationId = keyof Operations;

/** One call of the contract. */
export interface Operation {
  id: OperationId;
  /** Lower case, as in openapi.yaml. */
  method: string;
  /** With `{names}` in place of values. */
  path: string;
  /** Whose token it needs; null for public calls. */
  role: 'user' | 'agent' | null;
  /** Every documented status, as numbers. */
  statuses: readonly number[];
}

/** One named example of the contract, of a request or an answer. */
export interface ContractExample {
  operationId: OperationId;
  /** The documented status; null for the example of a request. */
  status: number | null;
  name: string;
  value: unknown;
}

type Json = Record<string, unknown>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const child = (value: unknown, key: string): unknown => (isJson(value) ? value[key] : undefined);

const contract: unknown = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

const pointer = (...keys: readonly string[]): string =>
  `#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** What stands at a `$ref`, and where; any other value stands where it is. */
function resolve(value: unknown, at: string): { value: unknown; at: string } {
  const reference = child(value, '$ref');
  if (typeof reference !== 'string') return { value, at };
  const keys = reference.slice(2).split('/');
  return { value: keys.reduce<unknown>(child, contract), at: reference };
}

/** Our mocks answer documented fields only: an object that lists its fields allows no other. */
function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (!isJson(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, close(entry)]));
  const isClosable =
    copy['type'] === 'object' && isJson(copy['properties']) && !('additionalProperties' in copy);
  return isClosable ? { ...copy, additionalProperties: false } : copy;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...(close(contract) as Json), $id: 'efie' });

const compiled = new Map<string, ValidateFunction>();
function validatorAt(at: string): ValidateFunction {
  const known = compiled.get(at);
  if (known) return known;
  const made = ajv.compile({ $ref: `efie${at}` });
  compiled.set(at, made);
  return made;
}

const sentence = (error: ErrorObject): string =>
  `${error.instancePath || '(root)'} ${error.message ?? 'is wrong'} ${JSON.stringify(error.params)}`;

function problems(at: string, value: unknown): string[] {
  const validate = validatorAt(at);
  return validate(value) ? [] : (validate.errors ?? []).map(sentence);
}

interface Found extends Operation {
  definition: Json;
  at: readonly string[];
}

function readRole(definition: Json): Operation['role'] {
  const text = JSON.stringify(definition['security'] ?? []);
  if (text.includes('agentToken')) return 'agent';
  return text.includes('userToken') ? 'user' : null;
}

const found: readonly Found[] = Object.entries(child(contract, 'paths') as Json).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const definition = child(item, method);
    if (!isJson(definition)) return [];
    return [
      {
        id: definition['operationId'] as OperationId,
        method,
        path,
        role: readRole(definition),
        statuses: Object.keys(definition['responses'] as Json).map(Number),
        definition,
        at: ['paths', path, method],
      },
    ];
  }),
);

/** All calls of the contract, in its order. */
export const operations: readonly Operation[] = found;

function findOperation(id: string): Found {
  const operation = found.find((entry) => entry.id === id);
  if (!operation) throw new RangeError(`openapi.yaml has no operation "${id}".`);
  return operation;
}

function responseOf(operation: Found, status: number): { value: unknown; at: string } | null {
  const value = child(operation.definition['responses'], String(status));
  return value === undefined ? null : resolve(value, pointer(...operation.at, 'responses', String(status)));
}

function requestOf(operation: Found): { value: unknown; at: string } | null {
  const value = operation.definition['requestBody'];
  return value === undefined ? null : resolve(value, pointer(...operation.at, 'requestBody'));
}

const JSON_SCHEMA = `/content/${encodeURIComponent('application~1json')}/schema`;

/**
 * What is wrong with a JSON answer by openapi.yaml, one sentence each; empty when it is valid. An undocumented status,
 * a missing field, a wrong type and a field that the contract does not know are all wrong.
 */
export function validateResponse(operationId: string, status: number, body: unknown): string[] {
  const response = responseOf(findOperation(operationId), status);
  if (!response) return [`${operationId} documents no answer with status ${status}.`];
  return problems(`${response.at}${JSON_SCHEMA}`, body);
}

/** What is wrong with a JSON request body by openapi.yaml, one sentence each. */
export function validateRequest(operationId: string, body: unknown): string[] {
  const request = requestOf(findOperation(operationId));
  if (!request) return [`${operationId} documents no request body.`];
  return problems(`${request.at}${JSON_SCHEMA}`, body);
}

function examplesOf(owner: unknown): [string, unknown][] {
  const examples = child(child(child(owner, 'content'), 'application/json'), 'examples');
  return isJson(examples)
    ? Object.entries(examples).map(([name, example]) => [name, child(example, 'value')])
    : [];
}

/** The named examples of one operation: of its request (status null) and of each documented answer. */
export function examplesOfOperation(operationId: string): ContractExample[] {
  const operation = findOperation(operationId);
  const request = examplesOf(requestOf(operation)?.value).map(([name, value]) => ({
    operationId: operation.id,
    status: null,
    name,
    value,
  }));
  const answers = operation.statuses.flatMap((status) =>
    examplesOf(responseOf(operation, status)?.value).map(([name, value]) => ({
      operationId: operation.id,
      status,
      name,
      value,
    })),
  );
  return [...request, ...answers];
}
