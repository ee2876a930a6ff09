/**
 * `npm run new -- cards/OpenHouseCard`: the folder of a new component, in the manner of docs/architecture.md. `--helpers` adds a
 * file of pure logic with its test. What it writes passes the linter, the types and its own stories; the words that only its
 * author knows begin with 'Describe here', which `npm run check -- words` does not let through.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesOf } from './files';
import { LAYERS, planOf, type Plan } from './plan';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values, positionals } = parseArgs({
  options: { helpers: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function foldersOf(layer: string): string[] {
  return fs
    .readdirSync(path.join(root, 'packages/ui', layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Where the layer's components are handed to others; a dialog brings a library and is imported from its own folder. */
function barrelStep({ layer, name }: Plan): string {
  if (layer === 'dialogs') return `Import it lazily where it is opened: import('@efie/ui/dialogs/${name}').`;
  const [barrel, from] =
    layer === 'primitives' || layer === 'fields'
      ? [`packages/ui/${layer}/index.ts`, `./${name}`]
      : ['packages/ui/index.ts', `./${layer}/${name}`];
  return `Where another folder needs it: export * from '${from}'; in ${barrel}.`;
}

const [asked = '', ...more] = positionals;
const plan = more.length > 0 ? 'One component at a time.' : planOf(asked, foldersOf);
if (typeof plan === 'string') {
  console.error(plan);
  process.exit(1);
}

const files = await filesOf(plan, { hasHelpers: values.helpers });
fs.mkdirSync(path.join(root, plan.folder));
for (const { name, text } of files) fs.writeFileSync(path.join(root, plan.folder, name), text);

const steps = [
  `Write what only you know: three sentences begin with 'Describe here'.`,
  `npm run storybook, then ${LAYERS[plan.layer]} / ${plan.name}: draw it. Edits show at once.`,
  'One story a state, in the order a person meets them; what it proves goes into parameters.proves.',
  `npm run test:stories -- ${plan.folder}`,
  barrelStep(plan),
  'npm run check -- types lint format words, then commit.',
];
console.log(`Written in ${plan.folder}:\n${files.map(({ name }) => `  ${name}`).join('\n')}\n`);
console.log(`Next:\n${steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`);
