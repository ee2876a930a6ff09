import { ApiError, type FieldErrors } from './ApiError';
import { asRecord, asText } from './readers';

const CAMEL_FIELDS: Readonly<Record<string, string>> = { town: 'district' };

/** `specific_location` and `images.0` become `specificLocation` and `images`; town is the district (ruling 87). */
function fieldName(wireName: string): string {
  const first = wireName.split('.')[0] ?? wireName;
  const camel = first.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return CAMEL_FIELDS[camel] ?? camel;
}

/** More fields than any form has, so that the messages of unknown ones do not fill the page. */
const MOST_FIELDS = 50;

/**
 * The first message of each field (specification section 5). A field may carry a list, one text or,
 * nested, several of either; what is not text is left out. A message that cannot be shown leaves the field marked.
 */
export function readFieldErrors(errors: unknown): FieldErrors {
  const fields: Record<string, string> = {};
  for (const [wireName, value] of Object.entries(asRecord(errors) ?? {}).slice(0, MOST_FIELDS)) {
    const first: unknown = Array.isArray(value) ? value.find((entry) => asText(entry)) : value;
    const name = fieldName(wireName);
    if (asText(first) && !(name in fields)) fields[name] = readableMessage(first) || 'Check this field.';
  }
  return fields;
}

/** Milliseconds until a 429 or 503 wants to be asked again: seconds or an HTTP date (fault 18). */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** A server's own sentence may be shown; a page of HTML or a stack trace may not (fault 19). */
export function readableMessage(value: unknown): string {
  const message = asText(value);
  return message.length <= 300 && !message.trimStart().startsWith('<') ? message : '';
}

/** Reads an answer outside 200 to 299 into the one error type; never throws, whatever the body holds. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  let body: unknown = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    body = null;
  }
  const record = asRecord(body);
  return new ApiError({
    kind: 'http',
    status: response.status,
    serverMessage: readableMessage(record?.['message']),
    fields: readFieldErrors(record?.['errors']),
    retryAfter: readRetryAfter(response.headers.get('Retry-After'), Date.now()),
  });
}
