import {
  getResponse,
  HttpHandler,
  HttpResponse,
  type HttpResponseResolver,
  type RequestHandlerOptions,
} from 'msw';
import type { operations as Operations } from '@efie/contract';
import { createHandler, type OperationId } from '../../faults/operations';
import { succeed } from './outcomes';
import type { SuccessBody } from './outcomeTypes';

type Body<Id extends OperationId> = Operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : FormData
  : undefined;

type Params<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : unknown;

/** A request of an operation; `request` itself is unread. */
export interface OperationRequest<Id extends OperationId> {
  /** Path parameters, decoded. */
  params: Params<Id>;
  /** The JSON object, or the form. */
  body: Body<Id>;
  request: Request;
}

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** A documented success, an outcome of the same operation, or nothing: then the mock backend responds. */
type Reply<Id extends OperationId> = DeepReadonly<SuccessBody<Id>> | HttpHandler | undefined | void;

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return request.clone().formData();
  return type.startsWith('application/json') ? request.clone().json() : undefined;
}

/**
 * A handler for an operation whose response depends on the request or on the story:
 * `respondTo('getProperty', () => (isServerUp ? undefined : outcomes.getPropertyError(500)))`. A promise delays the response.
 * Throws when the returned outcome belongs to another operation.
 */
export function respondTo<Id extends OperationId>(
  id: Id,
  respond: (request: OperationRequest<Id>) => Reply<Id> | Promise<Reply<Id>>,
  options?: RequestHandlerOptions,
): HttpHandler {
  const resolver: HttpResponseResolver = async ({ request, params }) => {
    const body = await readBody(request);
    // The cast is safe as far as the app keeps to the contract, which its own tests check.
    const reply = await respond({ params, body, request } as OperationRequest<Id>);
    if (reply === undefined) return undefined;
    const response = await getResponse([reply instanceof HttpHandler ? reply : succeed(id, reply)], request);
    if (!response) throw new Error(`respondTo('${id}'): the returned outcome belongs to another operation.`);
    return response;
  };
  return createHandler(id, resolver, options);
}

/** A server error with an HTML page instead of JSON, as from a proxy or a crashed framework. */
export function serverCrash(id: OperationId): HttpHandler {
  return createHandler(id, () => HttpResponse.html('<h1>Stack trace</h1>', { status: 500 }));
}

/** A handler that may violate the contract: undocumented statuses, HTML, malformed JSON, wrong shapes. */
export function offContract(id: OperationId, resolver: HttpResponseResolver): HttpHandler {
  return createHandler(id, resolver);
}
