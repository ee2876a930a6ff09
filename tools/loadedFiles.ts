import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { reportsFolder } from '../apps/web/build/reportsFolder';

/** A static import or re-export in minified code. */
const STATIC_IMPORT = /(?:^|[;}\n\s)])(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["']([^"']+\.m?js)["']/g;

export const isScript = (file: string): boolean => /\.m?js$/.test(file);

export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

/** The files that the HTML of a page names, and its inline modules import. */
function filesInHtml(html: string): string[] {
  const attribute = (attributes: string, name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\s>]+)`).exec(attributes)?.[1] ?? '';
  const named = [...html.matchAll(/<(script|link)\b([^>]*)>/g)].map(([, tag, attributes = '']) => {
    if (tag === 'script') return attribute(attributes, 'src');
    const isLoaded = ['stylesheet', 'modulepreload'].includes(attribute(attributes, 'rel'));
    return isLoaded ? attribute(attributes, 'href') : '';
  });
  const inline = [...html.matchAll(/<script\b[^>]*type=["']?module["']?[^>]*>([\s\S]*?)<\/script>/g)];
  const imported = inline.flatMap(([, code = '']) =>
    [...code.matchAll(STATIC_IMPORT)].map(([, file = '']) => file),
  );
  return [...named, ...imported];
}

/**
 * The files of a build of apps/web that a page names, with their static imports, as paths in the folder of the build.
 * @param dist the folder of the build
 * @param html the page, as a path in that folder
 */
export function initialFiles(dist: string, html: string): string[] {
  const read = (file: string) => fs.readFileSync(path.join(dist, file), 'utf8');
  const initial = new Set<string>();
  const addImports = (reference: string, from: string) => {
    const file = path.posix.join(reference.startsWith('/') ? '' : path.posix.dirname(from), reference);
    const name = file.replace(/^\//, '');
    if (initial.has(name) || !isScript(name) || !fs.existsSync(path.join(dist, name))) return;
    initial.add(name);
    for (const [, imported = ''] of read(name).matchAll(STATIC_IMPORT)) addImports(imported, name);
  };
  for (const reference of filesInHtml(read(html))) addImports(reference, html);
  return [...initial];
}

/**
 * The files of a lazy-loaded screen, with their static imports.
 * @param screen as in the manifest of the build: 'screens/About/About.tsx'
 */
export function screenFiles(dist: string, screen: string): string[] {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(reportsFolder(dist), 'manifest.json'), 'utf8'),
  ) as Manifest;
  const seen = new Set<string>();
  const addChunk = (key: string) => {
    if (!manifest[key]) throw new Error(`The manifest of the build has no chunk ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key].imports?.forEach(addChunk);
  };
  addChunk(screen);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}
