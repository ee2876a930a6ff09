import type { PhotoKind } from './photoContent';

const MAX_SHOWN = 40;
const MAX_SENT = 80;

/** Text direction marks could display 'exe.jpg' as 'gpj.exe'. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

const EXTENSION: Record<PhotoKind, string> = { jpeg: 'jpg', png: 'png', gif: 'gif' };

const baseName = (name: string): string => name.split(/[/\\]/).at(-1) ?? '';

/** A file name for display: without path and invisible characters, its middle omitted above 40 characters. */
export function displayFileName(name: string): string {
  const characters = [...(baseName(name).replace(INVISIBLE, '').trim() || 'photo')];
  if (characters.length <= MAX_SHOWN) return characters.join('');
  return `${characters.slice(0, MAX_SHOWN - 13).join('')}…${characters.slice(-12).join('')}`;
}

/**
 * A file name for upload: at most 80 letters, digits, dashes and underscores, and the extension of the file's real type:
 * a PNG named .jpg is sent as .png.
 */
export function uploadFileName(name: string, kind: PhotoKind): string {
  const stem = baseName(name)
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SENT);
  return `${stem || 'photo'}.${EXTENSION[kind]}`;
}
