import { parse } from 'yaml';

/** What the templates of an operation, and the workbench's page of the contract, use. */
export interface Operation {
  operationId: string;
  /** The group of the operation: 'Own listings'. */
  tag: string;
  /** 'GET' */
  method: string;
  /** '/api/properties/{id}' */
  path: string;
  /** Without a period at the end. */
  summary: string;
  /** Whose token is sent. */
  caller: 'agent' | 'user' | 'public';
  hasParameters: boolean;
  /** The media type of the request; null without a body. */
  bodyType: string | null;
}

interface OpenApiOperation {
  operationId: string;
  tags?: string[];
  summary: string;
  security?: Record<string, unknown>[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, unknown> };
}

type PathItem = Partial<Record<string, OpenApiOperation>> & { parameters?: unknown };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function callerOf({ security = [] }: OpenApiOperation): Operation['caller'] {
  const schemes = security.flatMap(Object.keys);
  return schemes.includes('agentToken') ? 'agent' : schemes.includes('userToken') ? 'user' : 'public';
}

/** The operations of an OpenAPI document, in its order. */
export function readOperations(openapi: string): Operation[] {
  const { paths } = parse(openapi) as { paths: Record<string, PathItem> };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      return {
        operationId: operation.operationId,
        tag: operation.tags?.[0] ?? 'Other',
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        caller: callerOf(operation),
        hasParameters: item.parameters !== undefined || operation.parameters !== undefined,
        bodyType: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
      };
    }),
  );
}
