import type { PhotoKind } from './photoContent';

const LONGEST_SHOWN = 40;
const LONGEST_SENT = 80;

/** Text direction marks could make 'gpj.exe' of 'exe.jpg'; control characters have no place in a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

const EXTENSION: Record<PhotoKind, string> = { jpeg: 'jpg', png: 'png', gif: 'gif' };

/** The last part of a path, whichever way its slashes lean. */
const lastPart = (name: string): string => name.split(/[/\\]/).at(-1) ?? '';

/** A file's name as a person reads it: without a path or unseen characters, its middle left out when it is long (fault 115). */
export function shortFileName(name: string): string {
  const letters = [...(lastPart(name).replace(UNSEEN, '').trim() || 'photo')];
  if (letters.length <= LONGEST_SHOWN) return letters.join('');
  return `${letters.slice(0, LONGEST_SHOWN - 13).join('')}…${letters.slice(-12).join('')}`;
}

/**
 * The name that is sent: letters, digits, dot, dash and underscore, at most 80 and never a path; the extension says what the
 * file holds, so that a PNG called .jpg arrives as .png (faults 113, 115).
 */
export function sentFileName(name: string, kind: PhotoKind): string {
  const stem = lastPart(name)
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_SENT);
  return `${stem || 'photo'}.${EXTENSION[kind]}`;
}
