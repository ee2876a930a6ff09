import type { Hex } from './colour';
import { flatten, type Drawing } from './drawing/shape';

/** What tests of this package need: checks on finished documents, and colour contrast. */

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/y;

/** The first fault of an SVG document as XML, or null: unbalanced or broken tags, text, a repeated attribute or id. */
export function xmlFault(document: string): string | null {
  const open: string[] = [];
  const ids = new Set<string>();
  let at = 0;
  while (at < document.length) {
    TAG.lastIndex = at;
    const tag = TAG.exec(document);
    if (tag === null) return `not a tag at ${at}: ${document.slice(at, at + 60)}`;
    const [text, closing, name = '', attributes = '', empty] = tag;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `attribute twice in ${text}`;
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) return `id twice: ${id}`;
    if (id !== undefined) ids.add(id);
    if (closing) {
      if (open.pop() !== name) return `${text} closes nothing`;
    } else if (!empty) open.push(name);
    at += text.length;
    if (open.length === 0 && at < document.length) return 'more than one root';
  }
  return open.length > 0 ? `${open.join(', ')} left open` : null;
}

/** References of a document to a definition that is not in it. */
export function danglingReferences(document: string): string[] {
  return [...document.matchAll(/url\(#([^)]*)\)/g)]
    .map(([, id]) => id ?? '')
    .filter((id) => !document.includes(` id="${id}"`));
}

/** A document without its colours: equal for two pictures only when they are the same drawing. */
export const outlineOf = (document: string): string =>
  document.replace(/ (fill|stroke|stop-color|opacity|id)="[^"]*"/g, '');

/** Bytes as sent compressed. */
export async function gzipSize(document: string): Promise<number> {
  const compressed = new Blob([document]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}

/** The outlines of a drawing in painting order, whatever their colours. */
export const outlinesOf = (drawing: Drawing): string[] =>
  flatten(drawing).map((shape) => (shape.kind === 'painted' ? shape.data : 'embedded'));

function luminance(colour: Hex): number {
  const value = Number.parseInt(colour.slice(1), 16);
  const linear = (shift: number): number => {
    const part = ((value >> shift) & 255) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrast(first: Hex, second: Hex): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
