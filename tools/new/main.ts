/**
 * `npm run new -- cards/OpenHouseCard`: creates the folder of a component (docs/guides/developers.md). `--helpers` adds a file
 * of pure functions and its test. The files pass the linter, the type check and the story checks. Placeholders begin with
 * 'Describe here', which `npm run check -- text` rejects.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root } from '../run';
import { createFiles } from './files';
import { LAYERS, planComponent, type Plan } from './plan';

const { values, positionals } = parseArgs({
  options: { helpers: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const listFolders = (layer: string): string[] =>
  fs
    .readdirSync(path.join(root, 'packages/ui', layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function describeExport({ layer, name }: Plan): string {
  if (layer === 'dialogs') return `Lazy-load it where it opens: import('@efie/ui/dialogs/${name}').`;
  const [index, from] =
    layer === 'primitives' || layer === 'fields'
      ? [`packages/ui/${layer}/index.ts`, `./${name}`]
      : ['packages/ui/index.ts', `./${layer}/${name}`];
  return `If other folders use it, add export * from '${from}'; to ${index}.`;
}

const [component = '', ...others] = positionals;
const plan = others.length > 0 ? 'Create one component at a time.' : planComponent(component, listFolders);
if (typeof plan === 'string') {
  console.error(plan);
  process.exit(1);
}

const files = await createFiles(plan, { hasHelpers: values.helpers });
fs.mkdirSync(path.join(root, plan.folder));
for (const { name, text } of files) fs.writeFileSync(path.join(root, plan.folder, name), text);

const steps = [
  "Replace the three sentences that begin with 'Describe here'.",
  `Run npm run storybook, open ${LAYERS[plan.layer]} / ${plan.name} and write the component. It reloads on every save.`,
  'Write one story for each state, in the order in which users meet them; list what each proves in parameters.proves.',
  `npm run test:stories -- ${plan.folder}`,
  describeExport(plan),
  'npm run check -- types lint format text, then commit.',
];
console.log(`Created in ${plan.folder}:\n${files.map(({ name }) => `  ${name}`).join('\n')}\n`);
console.log(`Next:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
