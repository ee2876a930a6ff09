import type { SentBytes } from '@efie/domain/photos';

const BODILESS_STATUSES: readonly number[] = [204, 205, 304];

function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function toResponse(request: XMLHttpRequest): Response {
  const body = BODILESS_STATUSES.includes(request.status) ? null : (request.response as ArrayBuffer);
  return new Response(body, {
    status: request.status,
    statusText: request.statusText,
    headers: readHeaders(request.getAllResponseHeaders()),
  });
}

export interface UploadOptions {
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Called while the body is sent; never where the browser reports nothing. */
  onProgress?: ((progress: SentBytes) => void) | undefined;
}

/** The client's options for a request that sends files; the form is its body. */
export const uploadInit = (form: FormData, { signal, onProgress }: UploadOptions) => ({
  bodySerializer: () => form,
  signal: signal ?? null,
  ...(onProgress && { fetch: (request: Request) => fetchWithProgress(request, form, onProgress) }),
});

/**
 * Sends a request as `fetch` does, and reports how many bytes of the body have been sent, which `fetch` cannot. Where a
 * service worker answers the request, as the mock backend does, browsers may report nothing.
 * @param form the body of the request, because WebKit cannot read files out of a request
 */
export async function fetchWithProgress(
  request: Request,
  form: FormData,
  onProgress: (progress: SentBytes) => void,
): Promise<Response> {
  if (typeof XMLHttpRequest === 'undefined') return globalThis.fetch(request);
  const { method, url, headers, signal, credentials } = request;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const transfer = new XMLHttpRequest();
    const abort = () => {
      transfer.abort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    transfer.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    transfer.addEventListener('load', () => {
      try {
        const response = toResponse(transfer);
        // A constructed response has no `redirected` of its own, unlike one of `fetch`.
        const redirected = transfer.responseURL !== url;
        resolve(Object.defineProperty(response, 'redirected', { value: redirected }));
      } catch (error) {
        // A status that a Response cannot have, such as 999.
        reject(error);
      }
    });
    // The error of `fetch` without a response.
    transfer.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    transfer.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress({ sent: loaded, total });
    });
    transfer.open(method, url);
    transfer.responseType = 'arraybuffer';
    transfer.withCredentials = credentials === 'include';
    headers.forEach((value, name) => {
      // The transfer sets its own, with the boundary of the form.
      if (name !== 'content-type') transfer.setRequestHeader(name, value);
    });
    transfer.send(form);
  });
}
