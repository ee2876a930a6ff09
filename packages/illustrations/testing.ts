import type { Hex } from './color';
import { flatten, type Drawing } from './drawing/shape';

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/y;

/**
 * The first XML error of an SVG document: malformed or unbalanced tags, text, a duplicate attribute or id. Null if there is
 * no error.
 */
export function findXmlError(document: string): string | null {
  const openTags: string[] = [];
  const ids = new Set<string>();
  let position = 0;
  while (position < document.length) {
    TAG.lastIndex = position;
    const tag = TAG.exec(document);
    if (tag === null) return `malformed tag at ${position}: ${document.slice(position, position + 60)}`;
    const [text, closing, name = '', attributes = '', empty] = tag;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `duplicate attribute in ${text}`;
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) return `duplicate id: ${id}`;
    if (id !== undefined) ids.add(id);
    if (closing) {
      if (openTags.pop() !== name) return `unmatched closing tag ${text}`;
    } else if (!empty) openTags.push(name);
    position += text.length;
    if (openTags.length === 0 && position < document.length) return 'more than one root';
  }
  return openTags.length > 0 ? `unclosed tags: ${openTags.join(', ')}` : null;
}

export function danglingReferences(document: string): string[] {
  return [...document.matchAll(/url\(#([^)]*)\)/g)]
    .map(([, id]) => id ?? '')
    .filter((id) => !document.includes(` id="${id}"`));
}

/** A document without colors, opacities and ids, for comparing shapes. */
export const stripColors = (document: string): string =>
  document.replace(/ (fill|stroke|stop-color|opacity|id)="[^"]*"/g, '');

export async function gzipSize(document: string): Promise<number> {
  const compressed = new Blob([document]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}

export const pathDataOf = (drawing: Drawing): string[] =>
  flatten(drawing).map((shape) => (shape.kind === 'painted' ? shape.data : 'embedded'));

function luminance(color: Hex): number {
  const value = Number.parseInt(color.slice(1), 16);
  const linear = (shift: number): number => {
    const part = ((value >> shift) & 255) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}

/** WCAG 2 contrast ratio of two colors, 1 to 21. */
export function contrast(first: Hex, second: Hex): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
