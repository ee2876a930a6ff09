import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { operations as Operations } from '@efie/contract';
import { isRecord } from '@efie/domain';

export type OperationId = keyof Operations;

export interface Operation {
  id: OperationId;
  /** Lower case, as in openapi.yaml. */
  method: string;
  /** With `{name}` segments. */
  path: string;
  /** Role of the required token; null for public operations. */
  role: 'user' | 'agent' | null;
  statuses: readonly number[];
}

/** One named example of a request or a response in openapi.yaml. */
export interface ContractExample {
  operationId: OperationId;
  /** null for an example of a request. */
  status: number | null;
  name: string;
  value: unknown;
}

type Json = Record<string, unknown>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const child = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

const contract: unknown = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

const pointer = (...keys: readonly string[]): string =>
  `#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Follows a `$ref` and returns its target with the target's JSON pointer. */
function resolve(value: unknown, at: string): { value: unknown; at: string } {
  const reference = child(value, '$ref');
  if (typeof reference !== 'string') return { value, at };
  const keys = reference.slice(2).split('/');
  return { value: keys.reduce<unknown>(child, contract), at: reference };
}

/** Forbids undocumented fields: adds `additionalProperties: false` to each object schema with `properties`. */
function forbidExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forbidExtraFields);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, forbidExtraFields(entry)]),
  );
  const isClosable =
    copy['type'] === 'object' && isRecord(copy['properties']) && !('additionalProperties' in copy);
  return isClosable ? { ...copy, additionalProperties: false } : copy;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...(forbidExtraFields(contract) as Json), $id: 'efie' });

const compiled = new Map<string, ValidateFunction>();
function validatorAt(at: string): ValidateFunction {
  const known = compiled.get(at);
  if (known) return known;
  const validator = ajv.compile({ $ref: `efie${at}` });
  compiled.set(at, validator);
  return validator;
}

const describeError = (error: ErrorObject): string =>
  `${error.instancePath || '(root)'} ${error.message ?? 'is wrong'} ${JSON.stringify(error.params)}`;

function validationErrors(at: string, value: unknown): string[] {
  const validate = validatorAt(at);
  return validate(value) ? [] : (validate.errors ?? []).map(describeError);
}

interface OperationSource extends Operation {
  definition: Json;
  at: readonly string[];
}

function readRole(definition: Json): Operation['role'] {
  const text = JSON.stringify(definition['security'] ?? []);
  if (text.includes('agentToken')) return 'agent';
  return text.includes('userToken') ? 'user' : null;
}

const operationSources: readonly OperationSource[] = Object.entries(child(contract, 'paths') as Json).flatMap(
  ([path, item]) =>
    METHODS.flatMap((method) => {
      const definition = child(item, method);
      if (!isRecord(definition)) return [];
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

/** All operations, in the order of openapi.yaml. */
export const operations: readonly Operation[] = operationSources;

function findOperation(id: string): OperationSource {
  const operation = operationSources.find((entry) => entry.id === id);
  if (!operation) throw new RangeError(`openapi.yaml has no operation "${id}".`);
  return operation;
}

function responseOf(operation: OperationSource, status: number): { value: unknown; at: string } | null {
  const value = child(operation.definition['responses'], String(status));
  return value === undefined ? null : resolve(value, pointer(...operation.at, 'responses', String(status)));
}

function requestOf(operation: OperationSource): { value: unknown; at: string } | null {
  const value = operation.definition['requestBody'];
  return value === undefined ? null : resolve(value, pointer(...operation.at, 'requestBody'));
}

const JSON_SCHEMA = `/content/${encodeURIComponent('application~1json')}/schema`;

/**
 * Validates a JSON response against openapi.yaml and returns one message per error. Undocumented statuses and fields count
 * as errors.
 */
export function validateResponse(operationId: string, status: number, body: unknown): string[] {
  const response = responseOf(findOperation(operationId), status);
  if (!response) return [`openapi.yaml documents no response with status ${status} for ${operationId}.`];
  return validationErrors(`${response.at}${JSON_SCHEMA}`, body);
}

/** Validates a JSON request body against openapi.yaml and returns one message per error. */
export function validateRequest(operationId: string, body: unknown): string[] {
  const request = requestOf(findOperation(operationId));
  if (!request) return [`openapi.yaml documents no request body for ${operationId}.`];
  return validationErrors(`${request.at}${JSON_SCHEMA}`, body);
}

function examplesOf(owner: unknown): [string, unknown][] {
  const examples = child(child(child(owner, 'content'), 'application/json'), 'examples');
  return isRecord(examples)
    ? Object.entries(examples).map(([name, example]) => [name, child(example, 'value')])
    : [];
}

/** The named examples of an operation: of its request (status null) and of each documented response. */
export function examplesOfOperation(operationId: string): ContractExample[] {
  const operation = findOperation(operationId);
  const request = examplesOf(requestOf(operation)?.value).map(([name, value]) => ({
    operationId: operation.id,
    status: null,
    name,
    value,
  }));
  const responses = operation.statuses.flatMap((status) =>
    examplesOf(responseOf(operation, status)?.value).map(([name, value]) => ({
      operationId: operation.id,
      status,
      name,
      value,
    })),
  );
  return [...request, ...responses];
}
