import { ApiError, type FieldErrors } from './ApiError';
import { asRecord, asText, readableMessage } from './readers';
import { serverNow } from './serverClock';

const FORM_NAMES: Readonly<Record<string, string>> = { town: 'district', images: 'photos' };

/** `specificLocation` for `specific_location`, `photos` for `images.0`, `district` for `town`. */
function fieldName(wireName: string): string {
  const first = wireName.split('.')[0] ?? wireName;
  const camel = first.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return FORM_NAMES[camel] ?? camel;
}

const MAX_FIELDS = 50;

/**
 * The first message of each field. A field's value is a text or a list; other values are ignored. An unreadable message is
 * replaced by a generic one.
 */
export function readFieldErrors(errors: unknown): FieldErrors {
  const fields: Record<string, string> = {};
  for (const [wireName, value] of Object.entries(asRecord(errors) ?? {}).slice(0, MAX_FIELDS)) {
    const first: unknown = Array.isArray(value) ? value.find((entry) => asText(entry)) : value;
    const name = fieldName(wireName);
    if (asText(first) && !(name in fields)) fields[name] = readableMessage(first) || 'Check this field.';
  }
  return fields;
}

/** Milliseconds until a retry, from a Retry-After header in seconds or as an HTTP date; null when unreadable. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** The ApiError of a response outside 200 to 299. Never throws. */
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
    retryAfter: readRetryAfter(response.headers.get('Retry-After'), serverNow()),
  });
}
