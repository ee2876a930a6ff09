import fs from 'node:fs';
import path from 'node:path';
import { parseDocument, visit } from 'yaml';
import { bin, root, run } from './run.ts';

/** The folder of the API reference in Storybook. */
export const API_REFERENCE = 'api-reference';

const output = path.join(root, '.cache/api-reference/index.html');
const SOURCES = ['openapi.yaml', 'redocly.yaml', 'package-lock.json', 'tools/apiReference.ts'];

const changedAt = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The name in place of the logo, which Redoc loads from its CDN. */
const REDOCLY = svgUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="16"><text y="12" font-family="sans-serif" font-size="12" font-weight="600" fill="#5b8def">Redocly</text></svg>',
);

/** Replaces what the page would load from elsewhere. */
function makeSelfContained(html: string): string {
  const favicon = svgUrl(fs.readFileSync(path.join(root, 'apps/web/public/favicon.svg'), 'utf8'));
  return html
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, REDOCLY)
    .replace('</head>', () => `  <link rel="icon" href="${favicon}" />\n</head>`);
}

/** The contract with the ID of each operation in its description, because Redoc neither shows nor finds IDs. */
function contractWithIds(): string {
  const contract = parseDocument(fs.readFileSync(path.join(root, 'openapi.yaml'), 'utf8'));
  visit(contract, {
    Map(_key, node) {
      const id = node.get('operationId');
      if (typeof id !== 'string') return;
      const description = node.get('description');
      const text = typeof description === 'string' ? description : '';
      node.set('description', `Operation ID: \`${id}\`\n\n${text}`);
    },
  });
  return String(contract);
}

/** The API reference of openapi.yaml, one HTML page without other files; built again when the contract has changed. */
export async function buildApiReference(): Promise<string> {
  const isCurrent = SOURCES.every((file) => changedAt(path.join(root, file)) < changedAt(output));
  if (isCurrent) return fs.readFileSync(output, 'utf8');
  const draft = `${output}.${process.pid}`;
  const contract = `${draft}.yaml`;
  fs.mkdirSync(path.dirname(output), { recursive: true });
  fs.writeFileSync(contract, contractWithIds());
  const { code, output: log } = await run(
    [
      bin('redocly', '@redocly/cli'),
      'build-docs',
      contract,
      '--inlineBundle',
      '--title',
      'Efie API reference',
      '--output',
      draft,
    ],
    { quiet: true, env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  fs.rmSync(contract);
  if (code !== 0) throw new Error(`The API reference could not be built.\n${log}`);
  const html = makeSelfContained(fs.readFileSync(draft, 'utf8'));
  // Renamed once complete, because a build and a development server may run at the same time.
  fs.writeFileSync(draft, html);
  fs.renameSync(draft, output);
  return html;
}
