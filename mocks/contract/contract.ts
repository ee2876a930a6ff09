import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { operations as Operations } from '@efie/contract';
import { isRecord } from '@efie/domain/isRecord';

type OperationId = keyof Operations;

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

interface Definition {
  operationId: OperationId;
  security?: unknown;
  responses: Record<string, { $ref?: string }>;
}

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Definition>>;
};

function readRole({ security = [] }: Definition): Operation['role'] {
  const text = JSON.stringify(security);
  if (text.includes('agentToken')) return 'agent';
  return text.includes('userToken') ? 'user' : null;
}

/** All operations, in the order of openapi.yaml. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { operationId }]) => operationId !== undefined)
    .map(([method, definition]) => ({
      id: definition.operationId,
      method,
      path,
      role: readRole(definition),
      statuses: Object.keys(definition.responses).map(Number),
    })),
);

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
ajv.addSchema({ ...(forbidExtraFields(contract) as object), $id: 'efie' });

/** A segment of a JSON pointer in a URL. */
const segment = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/**
 * Validates a JSON response against openapi.yaml and returns one message per error. Undocumented statuses and fields count
 * as errors.
 */
export function validateResponse(id: OperationId, status: number, body: unknown): string[] {
  const operation = operations.find((entry) => entry.id === id);
  const response = operation && contract.paths[operation.path]?.[operation.method]?.responses[status];
  if (!response) return [`openapi.yaml documents no response with status ${status} for ${id}.`];
  const pointer =
    response.$ref ?? `#/paths/${segment(operation.path)}/${operation.method}/responses/${status}`;
  const validate = ajv.getSchema(`efie${pointer}/content/application~1json/schema`);
  if (!validate) throw new Error(`openapi.yaml has no schema at ${pointer}.`);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = 'is wrong', params }) =>
      `${instancePath || '(root)'} ${message} ${JSON.stringify(params)}`,
  );
}
