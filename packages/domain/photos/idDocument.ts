import { shortFileName } from './fileNames';

/** 'PNG, JPG, PDF up to 10MB' (specification section 2, agent signup). */
export const ID_DOCUMENT_HINT = 'PNG, JPG, PDF up to 10MB';

const LARGEST = 10 * 1024 * 1024;

/**
 * What is odd about a chosen ID document, in words. The limits are not enforced (specification section 5), so this tells
 * and never stops (fault 97).
 */
export function oddIdDocument({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(?:png|jpe?g|pdf)$/i.test(name)) return `${shortFileName(name)} is not a PNG, JPG or PDF.`;
  return size > LARGEST ? `${shortFileName(name)} is larger than 10MB.` : null;
}

/** '11 MB', '640 kB': one unit, rounded up so that a file just over a limit does not look as if it fitted. */
export function fileSize(bytes: number): string {
  const mega = 1024 * 1024;
  return bytes >= mega ? `${Math.ceil((bytes / mega) * 10) / 10} MB` : `${Math.ceil(bytes / 1024)} kB`;
}
