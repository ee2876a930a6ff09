import { displayFileName } from './fileNames';

export const ID_DOCUMENT_HINT = 'PNG, JPG, PDF up to 10MB';

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * A warning about a chosen ID document; null when there is none. The limits are not enforced, so the document can still be
 * sent.
 */
export function idDocumentWarning({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(?:png|jpe?g|pdf)$/i.test(name)) return `${displayFileName(name)} is not a PNG, JPG or PDF.`;
  return size > MAX_BYTES ? `${displayFileName(name)} is larger than 10MB.` : null;
}

/** '11 MB', '640 kB'; rounded up, so that a file just over a limit does not appear to be within it. */
export function formatFileSize(bytes: number): string {
  const megabyte = 1024 * 1024;
  return bytes >= megabyte
    ? `${Math.ceil((bytes / megabyte) * 10) / 10} MB`
    : `${Math.ceil(bytes / 1024)} kB`;
}
